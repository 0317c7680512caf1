import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start, type RunningStore } from '../cli/start';
import type { ChoiceState } from '../server/first-run/choice';
import { CookieClient } from './cookie-client';
import { until } from './until';

/** The URL of the browser once a shop is open. */
export const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';

/** The response of `/first-run/state`. */
type ToldState = Omit<ChoiceState, 'problem'> & {
	readonly problem: { readonly message: string; readonly asksFor: string | null } | null;
	readonly text: string;
	readonly nonce: string;
};

/** A browser that has opened the link from the terminal. */
export class ChoicePage extends CookieClient {
	/** The state, or 'open' when a store's server has replaced the page. */
	async state(): Promise<ToldState | 'open'> {
		const url = new URL('/first-run/state', this.origin);
		// Nobody listens for a moment while a store's server takes over the port.
		const reply = await until(() => this.send(url, {}).catch(() => null));
		const told = (await reply?.json()) as ToldState | { step: 'open' };
		return told.step === 'open' ? 'open' : told;
	}

	/** Makes a choice; resolves to the HTTP status. */
	async choose(way: string, body: RequestInit['body'], type = 'application/json') {
		const state = await this.state();
		const nonce = state === 'open' ? '' : state.nonce;
		const reply = await this.send(new URL(`/first-run/${way}`, this.origin), {
			method: 'POST',
			body,
			headers: { 'content-type': type, 'x-wp-nonce': nonce },
		});
		return reply.status;
	}

	/** Asks, as the page does, until no work is running; resolves to the failure, or 'open'. */
	async outcome(): Promise<string | undefined> {
		const state = await until(
			() => this.state(),
			(now) => now === 'open' || now.step === null,
		);
		return state === 'open' ? state : state.problem?.message;
	}
}

/** `npm start` in its own folder. */
export class FirstStart {
	readonly root = mkdtempSync(path.join(tmpdir(), 'store-analytics-first-'));
	/** All output to the terminal. */
	said = '';
	private readonly running: RunningStore[] = [];

	/** Runs `npm start -- words`, and opens the link in a browser. */
	async begin(...words: string[]) {
		const write = (text: string) => (this.said += text);
		const streams = { out: { write }, err: { write } };
		const place = { root: this.root, folder: this.root };
		const store = await start(['--port', '0', ...words], { ...place, ...streams });
		if (typeof store === 'string') throw new Error(`It did not start: ${this.said}`);
		this.running.push(store);
		const link = [...this.said.matchAll(/http:\S+token=\S+/g)].at(-1)?.[0] ?? '';
		const page = new ChoicePage(store.url);
		return { store, page, first: await page.open(link) };
	}

	/** Names of the files in its folders. */
	kept(): string[] {
		return readdirSync(this.root)
			.flatMap((folder) => readdirSync(path.join(this.root, folder)))
			.sort();
	}

	async stop(): Promise<void> {
		for (const store of this.running.splice(0)) await store.stop();
	}

	async end(): Promise<void> {
		await this.stop();
		rmSync(this.root, { recursive: true, force: true });
	}
}
