/** Makes something of a part of a definition once, and keeps it as long as the part lives; versions never change. */
export function onceEach<Part extends object, Made extends object>(make: (part: Part) => Made): (part: Part) => Made {
  const made = new WeakMap<Part, Made>();
  return (part) => {
    const found = made.get(part);
    if (found !== undefined) return found;
    const one = make(part);
    made.set(part, one);
    return one;
  };
}
