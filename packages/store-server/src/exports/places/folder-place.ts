import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { __, sprintf } from '@wordpress/i18n';
import type { PlacedFiles } from './placed-files';
import { PlaceError } from './place-error';

/** A name of a folder: one part of a path, not hidden and not a way up. */
const PART = /^[^./\\\0:][^/\\\0:]{0,99}$/;

/** Checks a folder below the configured one, such as `shop/nightly`. Throws a PlaceError for a way out. */
export function readFolder(typed: string): string {
	const parts = typed.trim().replace(/\/+$/, '').split('/');
	if (typed.length > 400 || !parts.every((part) => PART.test(part))) {
		throw new PlaceError(
			__(
				'Enter a folder such as “exports/shop”, without “..”, and not with “/” at the beginning.',
				'store-analytics',
			),
		);
	}
	return parts.join('/');
}

/** Copies files into a folder below `root`, each complete or not at all. Returns the folder's path. */
export async function copyToFolder(
	root: string | null,
	folder: string,
	{ day, files, signal }: PlacedFiles,
): Promise<string> {
	if (root === null) throw notConfigured();
	const parts = [...readFolder(folder).split('/'), day];
	const target = await makeBelow(root, parts);
	for (const { name, path: source } of files) {
		signal.throwIfAborted();
		const file = path.join(target, path.basename(name));
		const unfinished = `${file}.${process.pid}.part`;
		try {
			await copyFile(source, unfinished, constants.COPYFILE_EXCL);
			await rename(unfinished, file);
		} finally {
			await rm(unfinished, { force: true });
		}
	}
	return target;
}

/** Makes the folders one by one, because a link could lead out. */
async function makeBelow(root: string, parts: readonly string[]): Promise<string> {
	let at = root;
	const existing = await lstat(root).catch(() => null);
	if (!existing?.isDirectory()) {
		throw new PlaceError(
			sprintf(
				/* translators: %s: path of a folder */
				__('The folder %s does not exist. Create it on the server.', 'store-analytics'),
				root,
			),
		);
	}
	for (const part of parts) {
		at = path.join(at, part);
		await mkdir(at, { mode: 0o700 }).catch((error: unknown) => {
			if (Object(error).code !== 'EEXIST') throw notWritable(at, error);
		});
		if (!(await lstat(at)).isDirectory()) {
			throw new PlaceError(
				sprintf(
					/* translators: %s: path of a folder */
					__('%s is a file or a link, not a folder. Enter another folder.', 'store-analytics'),
					at,
				),
			);
		}
	}
	return at;
}

/** The error for a server without a folder for exports. */
export function notConfigured(): PlaceError {
	return new PlaceError(
		__(
			'This server has no folder for exports. Start it with --export-folder and the path of a folder.',
			'store-analytics',
		),
	);
}

function notWritable(folder: string, error: unknown): unknown {
	if (!/^(EACCES|EPERM|EROFS)$/.test(String(Object(error).code))) return error;
	return new PlaceError(
		sprintf(
			/* translators: %s: path of a folder */
			__('The folder %s cannot be written. Check its rights on the server.', 'store-analytics'),
			folder,
		),
	);
}
