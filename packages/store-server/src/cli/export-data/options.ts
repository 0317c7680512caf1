import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportFormats, factTableNames, type ExportFormat } from '@store-analytics/rest-api';
import { UsageError } from '../../base/errors';

/** Shown by --help. */
export const help = `Takes the data of a shop along (docs/exports.md).

  npm run export-data -- FILE   writes the shop's facts into a new file, also while a server runs on the store:
                                FILE.zip or FILE.duckdb with several tables, FILE.parquet with one

  --tables T,U          only these of ${factTableNames.join(', ')}
  --report R            the rows of a report instead, such as orders, into FILE.csv or FILE.parquet
  --format F            format of the files: ${exportFormats.join(', ')} (what FILE ends in, and parquet in a .zip)
  --since YYYY-MM-DD    first day of the shop
  --until YYYY-MM-DD    last day of the shop
  --personal            with names, addresses and the like
  --db STORE            file of the store (the one that was open last)
  --help                this text
`;

/** The arguments of `npm run export-data`. */
export interface ExportWords {
	readonly help: boolean;
	/** The file to write; absolute. */
	readonly file: string;
	/** File of the store; null for the one that was open last. */
	readonly store: string | null;
	/** The body of the request. */
	readonly asked: Readonly<Record<string, unknown>>;
}

/** Parses the arguments; paths are relative to `folder`. Throws a UsageError with one sentence. */
export function readWords(words: readonly string[], folder: string): ExportWords {
	const { positionals, values } = parse(words);
	const [typed = '', ...more] = positionals;
	const isHelp = values.help ?? false;
	if (!isHelp && (typed === '' || more.length > 0)) {
		throw new UsageError('Name one file: npm run export-data -- FILE; --help says more.');
	}
	const tables = values.tables?.split(',').map((name) => name.trim());
	const { report, since, until, personal = false } = values;
	const format = values.format ?? formatOf(typed);
	const isOne =
		report !== undefined || format === 'duckdb' || (format === 'parquet' && tables?.length === 1);
	const ending = isOne ? `.${format}` : '.zip';
	if (!isHelp && path.extname(typed) !== ending) {
		throw new UsageError(`This export is one ${ending} file: name it so, or see --help.`);
	}
	return {
		help: isHelp,
		file: path.resolve(folder, typed),
		store: values.db === undefined ? null : path.resolve(folder, values.db),
		asked: {
			...{ format, personal },
			...(report === undefined ? tables && { tables } : { report }),
			...(since !== undefined && { since }),
			...(until !== undefined && { until }),
		},
	};
}

function formatOf(file: string): ExportFormat {
	const ending = path.extname(file).slice(1);
	return exportFormats.find((format) => format === ending) ?? 'parquet';
}

function parse(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			allowPositionals: true,
			options: {
				tables: { type: 'string' },
				report: { type: 'string' },
				format: { type: 'string' },
				since: { type: 'string' },
				until: { type: 'string' },
				personal: { type: 'boolean' },
				db: { type: 'string' },
				help: { type: 'boolean', short: 'h' },
			},
		});
	} catch {
		throw new UsageError('That is not understood; see --help.');
	}
}
