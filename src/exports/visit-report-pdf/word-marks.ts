import type { VisitWords } from '#domain/report/notes-and-questions.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK } from '#exports/pdf/paper.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';

const SIZE = 8.8;
const WORD_LINE = 11;
const TITLE = 15;
const BESIDE = 22;

/** The parents' words as lines, beside each other: the questions, which the visit is for, come first. */
export interface ParentWords {
  columns: { title: string; lines: string[] }[];
}

/** The words as lines for a width. Without any there is room to write by hand. */
export function parentWords({ notes, questions }: VisitWords, width: number): ParentWords {
  const said = [
    { title: 'Questions for the visit', text: questions },
    { title: 'Notes from the parents', text: notes },
  ].filter(({ text }) => text.trim() !== '');
  if (said.length === 0) return { columns: [{ title: 'Questions and notes', lines: [] }] };
  const each = (width - (said.length - 1) * BESIDE) / said.length;
  return { columns: said.map(({ title, text }) => ({ title, lines: wrapText(text, SIZE, each) })) };
}

/** The part of the words that fits into `height`, and the rest of them; null when all of them fit. */
export function splitWords(words: ParentWords, height: number): [ParentWords, ParentWords | null] {
  const fitting = Math.max(0, Math.floor((height - TITLE) / WORD_LINE));
  if (words.columns.every(({ lines }) => lines.length <= fitting)) return [words, null];
  const kept = Math.max(0, fitting - 1);
  return [
    {
      columns: words.columns.map(({ title, lines }) => ({
        title,
        lines: lines.length <= fitting ? lines : [...lines.slice(0, kept), '(goes on on the next page)'],
      })),
    },
    {
      columns: words.columns
        .filter(({ lines }) => lines.length > fitting)
        .map(({ title, lines }) => ({
          title: title.replace(/(, continued)?$/, ', continued'),
          lines: lines.slice(kept),
        })),
    },
  ];
}

/** The parents’ words in columns side by side, in points; a column without any has lines to write on. */
export function parentWordMarks(
  { columns }: ParentWords,
  box: { x: number; y: number; width: number; bottom: number },
): Mark[] {
  const each = (box.width - (columns.length - 1) * BESIDE) / columns.length;
  return columns.flatMap(({ title, lines }, index): Mark[] => {
    const x = box.x + index * (each + BESIDE);
    const text = { mark: 'text', x, size: SIZE, color: INK.text, maxWidth: each } as const;
    const first = box.y + TITLE;
    return [
      { ...text, text: title, y: box.y, size: 11, color: INK.accent, bold: true },
      ...lines.map((line, row): Mark => ({ ...text, text: line, y: first + row * WORD_LINE })),
      ...(lines.length === 0 ? ruledMarks(x, first + 4, each, box.bottom) : []),
    ];
  });
}

function ruledMarks(x: number, top: number, width: number, bottom: number): Mark[] {
  const count = Math.max(0, Math.floor((bottom - top) / 17) + 1);
  return Array.from({ length: count }, (_, index) => ({
    mark: 'line',
    from: [x, top + index * 17],
    to: [x + width, top + index * 17],
    color: INK.line,
    width: 0.6,
  }));
}
