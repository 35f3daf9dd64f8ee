/** The source of a number or a sign, shown with it. */
export interface CareSource {
  name: string;
  publisher: string;
  year?: number;
}

export interface Sourced {
  source: CareSource;
  /** `quotation`: we know the source only as others quote it. The UI shows its number with a mark or as a band. */
  seen: 'source' | 'quotation';
}

/** The source in a line: publisher, title, year, and the mark of a quotation. */
export function sourceWords({ source, seen }: Sourced): string {
  const year = source.year === undefined ? '' : `, ${source.year}`;
  return `${source.publisher}: ${source.name}${year}${seen === 'quotation' ? ' (as quoted by others)' : ''}`;
}
