import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const kept = path.join(__dirname, 'kept');
/** The folder for differences: the stored picture, the new one and their difference side by side. */
const artifacts = path.resolve(__dirname, '../../dist/pictures');

/**
 * Compares a picture with the stored one of this name. Returns a problem with the file that shows it; undefined if they
 * are the same. With PICTURES=update, stores the new one instead.
 */
export function comparePicture(name: string, picture: Buffer): string | undefined {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-picture-'));
	const taken = path.join(folder, 'taken.png');
	writeFileSync(taken, picture);
	const file = path.join(kept, `${name}.png`);
	const isNew = !existsSync(file);
	const artifact = path.join(artifacts, `${name}.png`);
	const update = process.env['PICTURES'] === 'update' ? ['--update'] : [];
	const program = [path.join(__dirname, 'compare.mjs'), file, taken, artifact, ...update];
	const share = execFileSync(process.execPath, program, { encoding: 'utf8' }).trim();
	rmSync(folder, { recursive: true });
	if (share === '') return undefined;
	const place = path.relative(process.cwd(), artifact);
	return isNew
		? `${name} has no picture yet; see ${place}, and keep it by \`npm run pictures -- --update\`.`
		: `${name} looks different in ${share} of its points; see ${place}.`;
}
