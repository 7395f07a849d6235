import { useState, type DragEvent, type ReactNode } from 'react';

interface DropAreaProps {
  readonly isFull: boolean;
  readonly children: ReactNode;
  drop(files: readonly File[]): Promise<void>;
}

/** Takes files that are dragged onto it. */
export function DropArea({ isFull, children, drop }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void drop([...event.dataTransfer.files]);
  };
  return (
    <div
      className="porsa-drop"
      data-over={isOver || undefined}
      data-full={isFull || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
