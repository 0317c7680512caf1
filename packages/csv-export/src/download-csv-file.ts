/** The project's only import of browser-filesaver. */
import { saveAs } from 'browser-filesaver';

/** Hands the text to the browser as a file to download. */
export function downloadCSVFile(fileName: string, content: string): void {
	saveAs(new Blob([content], { type: 'text/csv;charset=utf-8' }), fileName);
}
