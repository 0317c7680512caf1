import { readFile, rm } from 'node:fs/promises';
import { writePrivateFile } from '../base/private-file';

/** How a server that runs on a store is asked for something by who may read the store's file. */
export interface Control {
	readonly url: string;
	/** Lets in as the access token does, until the server ends. */
	readonly token: string;
}

const fileOf = (store: string) => `${store}.control`;

/** Says beside a store how its server is asked, for the user of this account alone. */
export async function noteControl(store: string, control: Control): Promise<void> {
	await writePrivateFile(fileOf(store), `${JSON.stringify(control)}\n`);
}

export async function removeControl(store: string): Promise<void> {
	await rm(fileOf(store), { force: true });
}

/** Null when no server has said so. */
export async function readControl(store: string): Promise<Control | null> {
	try {
		const { url, token } = JSON.parse(await readFile(fileOf(store), 'utf8')) as Partial<Control>; // looked at below
		return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
	} catch {
		return null;
	}
}
