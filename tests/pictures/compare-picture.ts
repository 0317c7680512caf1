import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export const kept = path.join(__dirname, 'kept');
/** The folder for differences: the stored picture, the new one and their difference side by side. */
const artifacts = path.resolve(__dirname, '../../dist/pictures');

export interface Pictures {
	/** File of the stored picture. */
	readonly kept: string;
	readonly taken: Uint8Array;
	/** File that shows a difference. */
	readonly artifact: string;
	readonly update: boolean;
}

interface Waiting {
	resolve(share: string): void;
	reject(error: unknown): void;
}

/** Compares pictures in a thread (compare.mjs), until `end`. */
export class PictureComparison {
	private readonly worker = new Worker(path.join(__dirname, 'compare.mjs'));
	private readonly waiting = new Map<number, Waiting>();
	private asked = 0;

	constructor() {
		this.worker.on('message', ({ id, share }: { id: number; share: string }) => {
			this.waiting.get(id)?.resolve(share);
			this.waiting.delete(id);
		});
		this.worker.on('error', (error) => this.waiting.forEach(({ reject }) => reject(error)));
	}

	/** Resolves to the share of differing pixels; an empty string if there are none. */
	differing(pictures: Pictures): Promise<string> {
		const id = this.asked++;
		return new Promise((resolve, reject) => {
			this.waiting.set(id, { resolve, reject });
			this.worker.postMessage({ id, ...pictures });
		});
	}

	/**
	 * Compares a picture with the stored one of this name. Resolves to a problem with the file that shows it; undefined if they are the
	 * same. With PICTURES=update, stores the new one instead.
	 */
	async problemOf(name: string, taken: Uint8Array): Promise<string | undefined> {
		const file = path.join(kept, `${name}.png`);
		const isNew = !existsSync(file);
		const artifact = path.join(artifacts, `${name}.png`);
		const update = process.env['PICTURES'] === 'update';
		const share = await this.differing({ kept: file, taken, artifact, update });
		if (share === '') return undefined;
		const place = path.relative(process.cwd(), artifact);
		return isNew
			? `${name} has no picture yet; see ${place}, and keep it by \`npm run pictures -- --update\`.`
			: `${name} looks different in ${share} of its points; see ${place}.`;
	}

	async end(): Promise<void> {
		await this.worker.terminate();
	}
}
