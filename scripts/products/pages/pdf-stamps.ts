import { strFromU8, strToU8, zlibSync } from 'fflate';
import type { jsPDF } from 'jspdf';

/** The standard fonts, which a file need not embed. */
export const FACES = {
  display: ['times', 'normal'],
  displayItalic: ['times', 'italic'],
  plain: ['helvetica', 'normal'],
  strong: ['helvetica', 'bold'],
} as const;

/** The internal interface of jsPDF that its own plugins use, for images and form fields. jsPDF has no types for it. */
interface PluginDoor {
  pages: string[][];
  events: { subscribe(topic: string, callback: () => void): void };
  newObject(): number;
  write(text: string): void;
  putStream(stream: {
    data: string;
    alreadyAppliedFilters: string[];
    additionalKeyValues: { key: string; value: string }[];
    objectId: number;
  }): void;
}

export interface Stamps {
  has(name: string): boolean;
  /** Stores the output of `draw` as a stamp. Drawing then continues on the last page. */
  cut(name: string, draw: () => void): void;
  /** Puts a stamp on the current page, moved `x` points to the right and `y` points down from where it was drawn. */
  put(name: string, x: number, y: number): void;
}

/**
 * Stores stamps as form XObjects. The planner, for example, stores one drawing of a day, and its 372 day pages refer to
 * it. Without form objects, the planner would be many times as large and slow. The form objects that jsPDF itself makes
 * lack /Resources, so a PDF reader might not find their fonts.
 */
export function stampsOn(doc: jsPDF): Stamps {
  const door = doc.internal as unknown as PluginDoor;
  const { pageSize } = doc.internal;
  const stamps = new Map<string, { id: string; stream: string; objectId: number }>();

  door.events.subscribe('putResources', () => {
    const resources = door.newObject();
    door.write(`<< /ProcSet [/PDF /Text] /Font << ${fontEntries(doc)} >> >>`);
    door.write('endobj');
    for (const stamp of stamps.values()) {
      stamp.objectId = door.newObject();
      door.putStream({
        data: stamp.stream,
        alreadyAppliedFilters: ['/FlateDecode'],
        additionalKeyValues: [
          { key: 'Type', value: '/XObject' },
          { key: 'Subtype', value: '/Form' },
          { key: 'BBox', value: `[0 0 ${pageSize.getWidth()} ${pageSize.getHeight()}]` },
          { key: 'Resources', value: `${resources} 0 R` },
        ],
        objectId: stamp.objectId,
      });
      door.write('endobj');
    }
  });
  door.events.subscribe('putXobjectDict', () => {
    for (const { id, objectId } of stamps.values()) door.write(`/${id} ${objectId} 0 R`);
  });

  return {
    has: (name) => stamps.has(name),
    cut(name, draw) {
      doc.addPage();
      const number = doc.getNumberOfPages();
      draw();
      const stream = deflated(door.pages[number]?.join('\n') ?? '');
      stamps.set(name, { id: `S${stamps.size + 1}`, stream, objectId: 0 });
      doc.deletePage(number);
    },
    put(name, x, y) {
      const id = stamps.get(name)?.id;
      door.write(x || y ? `q 1 0 0 1 ${x.toFixed(2)} ${(-y).toFixed(2)} cm /${id} Do Q` : `/${id} Do`);
    },
  };
}

/** Compresses a stream. jsPDF itself compresses either all streams of a document or none. */
function deflated(text: string): string {
  return strFromU8(zlibSync(strToU8(text, true)), true);
}

function fontEntries(doc: jsPDF): string {
  return Object.values(FACES)
    .map(([name, style]) => {
      const font = doc.setFont(name, style).getFont();
      return `/${font.id} ${font.objectNumber} 0 R`;
    })
    .join(' ');
}
