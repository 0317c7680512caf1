export { generateCSVDataFromTable } from './csv-data';
export type { CsvCell, CsvHeader } from './csv-data';
export { generateCSVFileName } from './csv-file-name';
export { downloadCSVFile } from './download-csv-file';
