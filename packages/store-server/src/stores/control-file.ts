import { readFile, rm } from 'node:fs/promises';
import { writePrivateFile } from '../base/private-file';

/** The address and token of a running server, for readers of the store's file. */
export interface Control {
	readonly url: string;
	/** Gives the same access as the access token, until the server stops. */
	readonly token: string;
}

const fileOf = (store: string) => `${store}.control`;

/** Writes the server's address beside the store, readable for the current user only. */
export async function noteControl(store: string, control: Control): Promise<void> {
	await writePrivateFile(fileOf(store), `${JSON.stringify(control)}\n`);
}

export async function removeControl(store: string): Promise<void> {
	await rm(fileOf(store), { force: true });
}

/** Null if no server has written the file. */
export async function readControl(store: string): Promise<Control | null> {
	try {
		const { url, token } = JSON.parse(await readFile(fileOf(store), 'utf8')) as Partial<Control>; // checked below
		return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
	} catch {
		return null;
	}
}
