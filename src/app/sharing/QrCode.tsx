import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './Sharing.module.css';

/** The light frame that a reader needs around a QR code, in modules (ISO/IEC 18004). */
const FRAME = 4;

/** Draws `text` as a QR code. `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    const rows = Array.from({ length: code.size }, (_, row) => row);
    const dark = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
    return { size: code.size, path: dark.join('') };
  }, [text]);
  const width = size + 2 * FRAME;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-FRAME} ${-FRAME} ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
