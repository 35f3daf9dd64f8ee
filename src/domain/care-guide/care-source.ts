/** The source of a number or a sign, shown with it. */
export interface CareSource {
  name: string;
  publisher: string;
  year?: number;
}

export interface Sourced {
  source: CareSource;
  /** `quotation`: seen only where others quote the source. Such a number is shown with a mark or as a band. */
  seen: 'source' | 'quotation';
}

/** The source in a line: publisher, title, year, and the mark if known by quotation only. */
export function sourceWords({ source, seen }: Sourced): string {
  const year = source.year === undefined ? '' : `, ${source.year}`;
  return `${source.publisher}: ${source.name}${year}${seen === 'quotation' ? ' (as quoted by others)' : ''}`;
}
