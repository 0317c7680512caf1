import { __ } from '@wordpress/i18n';
import { exportFormats, exportRhythms, type SavedExport } from '@store-analytics/rest-api';
import { readBucket } from '../places/bucket-address';
import { readFolder } from '../places/folder-place';
import { PlaceError } from '../places/place-error';
import { ExportRequestError, tablesIn } from '../request';

/** What the user decides about a saved export. */
export type SavedChoice = Pick<
	SavedExport,
	'name' | 'tables' | 'format' | 'personal' | 'covers' | 'every' | 'at' | 'to'
>;

/** Checks a saved export that somebody sends. Throws an ExportRequestError with the first problem. */
export function readSavedChoice(asked: Readonly<Record<string, unknown>>): SavedChoice {
	const name = String(asked['name'] ?? '').trim();
	if (name === '' || name.length > 100) {
		throw new ExportRequestError(__('Enter a name of at most 100 characters.', 'store-analytics'));
	}
	const format = oneOf('format', exportFormats, asked['format'] ?? 'parquet');
	const every = oneOf('every', exportRhythms, asked['every'] ?? 'day');
	const covers = oneOf('covers', ['all', 'previous'] as const, asked['covers'] ?? 'all');
	const at = String(asked['at'] ?? '03:00');
	if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) {
		throw new ExportRequestError('"at" is a time of day, such as 03:00.');
	}
	return {
		...{ name, format, every, covers, at },
		tables: tablesIn(asked['tables']),
		personal: asked['personal'] === true,
		to: placeIn(asked['to']),
	};
}

function placeIn(value: unknown): SavedChoice['to'] {
	const asked: Record<string, unknown> = Object(value);
	try {
		switch (asked['kind']) {
			case 'folder':
				return { kind: 'folder', folder: readFolder(String(asked['folder'] ?? '')) };
			case 'bucket':
				return readBucket(asked);
			default:
				throw new ExportRequestError('"to" has a "kind": folder or bucket.');
		}
	} catch (error) {
		throw error instanceof PlaceError ? new ExportRequestError(error.message) : error;
	}
}

function oneOf<Choice extends string>(
	name: string,
	choices: readonly Choice[],
	value: unknown,
): Choice {
	const choice = choices.find((one) => one === value);
	if (choice === undefined) {
		throw new ExportRequestError(`"${name}" is one of ${choices.join(', ')}.`);
	}
	return choice;
}
