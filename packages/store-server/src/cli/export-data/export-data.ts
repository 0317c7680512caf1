import { existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { paths, type ExportInfo } from '@store-analytics/rest-api';
import { UsageError } from '../../base/errors';
import { lastOpened } from '../../stores/kept-stores';
import type { StartEnvironment } from '../environment';
import { ProgressBar } from '../terminal/progress';
import { sentenceFor } from '../terminal/sentence-for';
import { reach, type Asking } from './asking';
import { help, readWords } from './options';

type Environment = Pick<StartEnvironment, 'root' | 'folder' | 'out' | 'err'>;

/** Milliseconds between looks how far the export is. */
const BETWEEN_LOOKS = 200;

/** Runs `npm run export-data`; resolves to the exit code. */
export async function runExportData(
	words: readonly string[],
	{ root, folder, out, err }: Environment,
): Promise<number> {
	try {
		const { help: isHelp, file, store: named, asked } = readWords(words, folder);
		if (isHelp) {
			out.write(help);
			return 0;
		}
		if (existsSync(file)) throw new UsageError(`${file} exists already and is not overwritten.`);
		const store = named ?? (await lastOpened(root));
		if (store === null) throw new UsageError('No store was open here yet; name one with --db.');
		await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
		const asking = await reach(store);
		const progress = new ProgressBar('Exporting', err);
		try {
			const { rows } = await write(asking, asked, file, (share) => progress.update(share));
			progress.finish();
			const whom = asked['personal'] === true ? ' It names customers: protect it.' : '';
			out.write(`${file} has ${rows} rows of ${store}.${whom}\n`);
		} finally {
			await asking.close();
		}
		return 0;
	} catch (error) {
		err.write(`${sentenceFor(error, 'Nothing was exported')}\n`);
		return 1;
	}
}

async function write(
	asking: Asking,
	asked: object,
	file: string,
	onProgress: (share: number) => void,
): Promise<ExportInfo> {
	// As: the routes of exports respond so.
	let info = (await asking.send('POST', paths.exports, asked)) as ExportInfo;
	const unfinished = `${file}.${process.pid}.part`;
	try {
		while (info.endedAt === null) {
			await setTimeout(BETWEEN_LOOKS);
			info = (await asking.send('GET', paths.export(info.id))) as ExportInfo;
			onProgress(info.totalRows ? info.rows / info.totalRows : 0);
		}
		if (info.problem !== null) throw new UsageError(info.problem);
		await asking.download(`${paths.export(info.id)}/file`, unfinished);
		await link(unfinished, file);
	} finally {
		await rm(unfinished, { force: true });
		await asking.send('DELETE', paths.export(info.id)).catch(() => undefined);
	}
	return info;
}
