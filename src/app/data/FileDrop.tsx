import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { FileButton } from '#ui/controls/FileButton.tsx';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** What to choose: "Choose a CSV file". */
  label: string;
  onChoose: (files: File[]) => void;
  /** Several files may be chosen at once. */
  several?: boolean;
  /** Takes the focus when it comes back, as what had it is gone. */
  focused: boolean;
}

/** Where a file is chosen, or dropped. Any file may be: what is none of ours is answered with a sentence. */
export function FileDrop({ label, onChoose, several = false, focused }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  // What is let go beside the place would be opened by the browser instead of the app, and a half-typed form be gone.
  useEffect(() => {
    const keepThePage = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keepThePage);
    window.addEventListener('drop', keepThePage);
    return () => {
      window.removeEventListener('dragover', keepThePage);
      window.removeEventListener('drop', keepThePage);
    };
  }, []);

  function drop({ dataTransfer: { files } }: DragEvent) {
    setOver(false);
    // Words that were dragged along by mistake are no file.
    if (files.length) onChoose([...files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's shortcut to the input inside
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={styles.label} htmlFor={id}>
        <FileButton
          ref={input}
          id={id}
          multiple={several}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])]);
            // The same file can be chosen again after it was mended.
            currentTarget.value = '';
          }}
        >
          {label}
        </FileButton>
      </label>
      <p className={styles.hint}>
        <span className={styles.pointer}>{`Or drop ${several ? 'them' : 'it'} here. `}</span>
        <span>{`You see what becomes of ${several ? 'them' : 'it'} before anything is saved.`}</span>
      </p>
    </div>
  );
}
