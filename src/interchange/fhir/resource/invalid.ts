/** What is noted of a resource that is no FHIR; an import leaves it out, and a service refuses the resource. */
export const invalid = {
  shape: 'holds what FHIR does not allow there',
  takenLinkId: 'a linkId that another item has',
  bareItem: 'an item without a linkId or a type',
} as const;
