import { strFromU8, strToU8, zlibSync } from 'fflate';
import type { jsPDF } from 'jspdf';

/** The standard fonts, which no file has to carry. */
export const FACES = {
  display: ['times', 'normal'],
  displayItalic: ['times', 'italic'],
  plain: ['helvetica', 'normal'],
  strong: ['helvetica', 'bold'],
} as const;

/** What jsPDF gives its own plugins (images and form fields are written with these), untyped there. */
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
  /** Takes what is drawn as a stamp. Drawing then continues on the last page. */
  cut(name: string, draw: () => void): void;
  /** Puts it on the page, (x, y) points from where it was drawn. */
  put(name: string, x: number, y: number): void;
}

/**
 * Form XObjects: the 372 day pages are one drawing in the file, and each page only says to use it. Without them the
 * planner is many times as large and takes as much longer. jsPDF has form objects of its own, but writes them without
 * their /Resources, which leaves their fonts to a reader's good will.
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

/** Compressed here, since jsPDF compresses either every stream of a document or none. */
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
