/** The source of a number or a sign, shown with it. */
export interface CareSource {
  name: string;
  publisher: string;
  year?: number;
}

export interface Sourced {
  source: CareSource;
  /**
   * `quotation`: we have not seen the source itself, only quotations from it. The UI shows its number with a mark or as
   * a band.
   */
  seen: 'source' | 'quotation';
}
