/** The only import of browser-filesaver in the project. */
import { saveAs } from 'browser-filesaver';

/**
 * Offers the text to the user as a CSV download (UTF-8).
 * @example downloadCSVFile('sales.csv', 'Name,Sales\nMug,5')
 */
export function downloadCSVFile(fileName: string, content: string): void {
	saveAs(new Blob([content], { type: 'text/csv;charset=utf-8' }), fileName);
}
