import { jsPDF } from 'jspdf';

interface PdfFacts {
  title: string;
  subject?: string;
  /** In points. */
  size: [width: number, height: number];
  /** 32 hex digits. Each product has its own. */
  id: string;
  compress?: boolean;
}

/** When the products were first made. A fixed date gives the same bytes in every build. */
const CREATED = "D:20260101000000+00'00'";

/** Makes an empty PDF with the metadata of a product. The date and the id are fixed. */
export function newPdf({ title, subject, size, id, compress = false }: PdfFacts): jsPDF {
  const doc = new jsPDF({ unit: 'pt', format: size, floatPrecision: 2, compress });
  doc.setProperties({ title, author: 'Wee Hours', creator: 'Wee Hours', ...(subject && { subject }) });
  doc.setLanguage('en-US');
  doc.setCreationDate(CREATED);
  doc.setFileId(id);
  return doc;
}

export function bytesOf(doc: jsPDF): Uint8Array {
  return new Uint8Array(doc.output('arraybuffer'));
}
