import { __, sprintf } from '@wordpress/i18n';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '../base/errors';
import type { StoreDatabase } from '../database/store-database';
import { openDatabase } from './open';
import { removeAbandoned, removeStore } from './remove-store';

/** How many orders are through; `total` is null until it is known. */
export interface OrderCount {
	readonly done: number;
	readonly total: number | null;
}

/**
 * Called as the import goes on, with a share between 0 and 1. At 1 all orders are in, and the days are summed next: then
 * it is called with the share of these sums.
 */
export type OnProgress = (share: number, of?: OrderCount | 'days') => void;

/** Fills a new store under a temporary name and gives it its own when `fill` is through; nothing remains if not. */
export async function makeStore(
	file: string,
	fill: (database: StoreDatabase) => Promise<void>,
): Promise<void> {
	if (existsSync(file))
		throw new ImportError(() =>
			sprintf(
				/* translators: %s: name of a file */
				__('%s exists already.', 'store-analytics'),
				file,
			),
		);
	await mkdir(path.dirname(path.resolve(file)), { recursive: true });
	await removeAbandoned(path.dirname(path.resolve(file)), `${path.basename(file)}.`);
	const unfinished = `${file}.${process.pid}.part`;
	try {
		const database = await openDatabase(unfinished);
		try {
			await fill(database);
		} finally {
			await database.close();
		}
		await rename(unfinished, file);
	} finally {
		await removeStore(unfinished);
	}
}
