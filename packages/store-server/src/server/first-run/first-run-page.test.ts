/** @jest-environment jsdom */
import axe from 'axe-core';
import { Blob, File } from 'node:buffer';
import { TextEncoder } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { crc32 } from 'node:zlib';
import { until } from '../../testing/until';
import { firstRunAssets, firstRunPage } from './first-run-page';

const first = { isOpen: false, seen: 0 };
const beside = { isOpen: true, seen: 3 };

const sent: { address: string; body: Blob }[] = [];
/** Responses to what is sent, if not the usual one. */
const responses: (object | Promise<object>)[] = [];

const idle = { step: null, share: null, problem: null, attempt: 0, text: '', nonce: 'n' };
/** What the page is told, and how often it has read that. */
let state: object = idle;
let reads = 0;

/** The page with its scripts; what it sends is kept. */
function openPage(place = first): void {
	const { body } = new DOMParser().parseFromString(firstRunPage('en_US', [], place), 'text/html');
	document.body = body;
	const fetch = async (address: string, { body: what }: { body?: Blob } = {}) => {
		if (what) sent.push({ address, body: what });
		const json = async () => ((reads += 1), state);
		return (what && responses.shift()) ?? { ok: true, status: 202, json };
	};
	Object.assign(window, { Blob, TextEncoder, fetch });
	const [, script] = firstRunAssets;
	window.eval(script?.body ?? '');
}

const input = () => document.querySelector<HTMLInputElement>('#file') as HTMLInputElement; // as: the page has it
const shopName = () => document.querySelector<HTMLInputElement>('#shop-name') as HTMLInputElement; // as: the page has it
const problem = () => document.querySelector('[aria-labelledby="way-import"] [role="alert"]');
const csv = (name: string, text: string) => new File([text], name);

/** What the user drops: jsdom has no files to choose. */
function drop(...files: File[]): void {
	Object.defineProperty(input(), 'files', { value: files, writable: true, configurable: true });
	const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
		dataTransfer: { files },
	});
	document.querySelector('#drop')?.dispatchEvent(event);
	expect(event.defaultPrevented).toBe(true);
}

async function send(): Promise<void> {
	const count = sent.length;
	input().form?.dispatchEvent(new Event('submit', { cancelable: true }));
	for (let turns = 0; turns < 50 && sent.length === count; turns++) {
		await new Promise((resume) => setTimeout(resume));
	}
}

const demo = {
	...{ name: 'Rig & Rope', orders: 1234, firstOrder: '2025-01-03', newestOrder: '2026-11-28' },
	updatedAt: null,
};
const stores = [
	{ store: 'demo', isOpen: true, bytes: 5e6, address: null, facts: demo },
	{ store: 'other', isOpen: false, bytes: 7e6, address: 'https://shop.example', facts: null },
];

it.each([
	['of the first start', () => firstRunPage('en_US', [], first)],
	['of the shops beside an open one', () => firstRunPage('de_DE', stores, beside)],
])('The page %s has no accessibility violation', async (_name, html) => {
	const page = new DOMParser().parseFromString(html(), 'text/html');
	document.documentElement.replaceWith(page.documentElement);
	for (const hidden of document.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
	document.querySelector('details')?.setAttribute('open', '');
	// Colours need a real browser; an empty message is filled before it is shown.
	const rules = { 'color-contrast': { enabled: false } };
	const { violations } = await axe.run(document, { rules });
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

it('What is wrong with the shop stands above the form for a key, which it names as the next step', () => {
	const page = new DOMParser().parseFromString(firstRunPage('en_US', [], first), 'text/html');
	const card = page.querySelector('[aria-labelledby="way-connect"]');
	const parts = [...(card?.querySelectorAll('form, details, [role="alert"]') ?? [])];
	expect(parts.map((part) => part.getAttribute('data-way') ?? part.tagName)).toEqual([
		...['approve', 'P', 'DETAILS', 'connect'],
	]);
});

it('The list of files shows each route as it is, with its placeholders', () => {
	const page = new DOMParser().parseFromString(firstRunPage('en_US', [], first), 'text/html');
	const files = [...page.querySelectorAll('.first-run-files li')].map((one) => one.textContent);
	expect(files).toContain('variations.json /wc/v3/products/<id>/variations');
	expect(files).toContain('attribute-terms.json /wc/v3/products/attributes/<id>/terms');
});

describe('The page of the first start', () => {
	beforeAll(openPage);
	beforeEach(() => sent.splice(0));

	it('sends several dropped .csv files as one .zip', async () => {
		const names = ['orders.csv', 'Kunden für März.csv'];
		drop(csv(names[0] ?? '', 'a,b\n1,2\n'), csv(names[1] ?? '', 'Name\nZoë\n'));
		expect(document.activeElement).toBe(input());
		shopName().value = 'Zoë & Söhne';
		await send();
		expect(sent.map(({ address }) => address)).toEqual([
			'/first-run/import?name=orders.zip&shop=Zo%C3%AB+%26+S%C3%B6hne',
		]);
		const zip = new Uint8Array(await (sent[0]?.body as Blob).arrayBuffer()); // as: just counted
		const files = unzipSync(zip);
		expect(Object.keys(files)).toEqual(names);
		expect(Object.values(files).map((bytes) => strFromU8(bytes))).toEqual([
			'a,b\n1,2\n',
			'Name\nZoë\n',
		]);
		// fflate does not check the sums of files; the first stands in bytes 14 to 17.
		expect(new DataView(zip.buffer).getUint32(14, true)).toBe(crc32('a,b\n1,2\n'));
	});

	it('asks for the name of the shop if the files are .csv, and only then', () => {
		const isAsked = () => [shopName().disabled, shopName().closest('[hidden]') !== null];
		drop(csv('orders.csv', 'x'));
		expect(isAsked()).toEqual([false, false]);
		drop(csv('shop.zip', 'x'));
		expect(isAsked()).toEqual([true, true]);
	});

	it('sends one file as it is', async () => {
		const zip = csv('shop.zip', 'x');
		drop(zip);
		await send();
		expect(sent).toEqual([{ address: '/first-run/import?name=shop.zip', body: zip }]);
	});

	it('takes no .zip beside others; the message goes away with the next choice', async () => {
		drop(csv('orders.csv', 'x'), csv('shop.zip', 'x'));
		await send();
		expect([sent, problem()?.textContent]).toEqual([[], 'Choose one .zip, or only .csv files.']);
		expect(document.activeElement).toBe(problem());
		input().dispatchEvent(new Event('change'));
		expect(problem()?.textContent).toBe('');
		await send();
		drop(csv('orders.csv', 'x'));
		expect(problem()?.textContent).toBe('');
	});
});

describe('A failure', () => {
	const shown = async () =>
		document.querySelector('[aria-labelledby="way-demo"] [role="alert"]')?.textContent;
	const failed = (attempt: number, message: string) => {
		state = { ...idle, way: 'demo', attempt, problem: { message, asksFor: null } };
	};
	/** What the page does with a state, it does before anything else can run. */
	const openAndRead = (place: typeof first) => {
		const before = reads;
		openPage(place);
		return until(() => reads > before);
	};
	afterAll(() => (state = idle));

	it('from before the page was loaded is gone; the next one is shown', async () => {
		failed(2, 'From before.');
		await openAndRead({ isOpen: false, seen: 2 });
		expect(await shown()).toBe('');
		failed(3, 'From now.');
		expect(await until(shown, Boolean)).toBe('From now.');
	});

	it('is shown also when Store Analytics was started again, and counts from zero', async () => {
		state = idle;
		await openAndRead({ isOpen: false, seen: 2 });
		failed(2, 'The second since then.');
		expect(await until(shown, Boolean)).toBe('The second since then.');
	});
});

describe('When the server', () => {
	const failure = {
		...{ ok: false, status: 500 },
		json: () => Promise.reject(new SyntaxError('<html>')),
	};

	it('responds with an error of its own, the page says so beside the button', async () => {
		drop(csv('orders.csv', 'x'));
		responses.push(failure);
		await send();
		const told = await until(async () => problem()?.textContent, Boolean);
		expect(told).toBe(
			'Store Analytics reported an error. Try again. If the error stays, look at the terminal.',
		);
	});

	it('takes long, the page says that it waits, and nothing can be sent twice', async () => {
		let respond = (_response: object) => {};
		responses.push(new Promise<object>((resolve) => (respond = resolve)));
		drop(csv('orders.csv', 'x'));
		await send();
		const waits = async () =>
			document.querySelector('#progress:not([hidden]) [role="status"]')?.textContent;
		expect(await until(waits, Boolean)).toBe('Waiting for Store Analytics…');
		expect(input().matches(':disabled')).toBe(true);
		respond(failure);
		await until(waits, (told) => told === undefined);
		expect(input().matches(':disabled')).toBe(false);
		expect(problem()?.textContent).toMatch(/reported an error/);
	});
});

describe('The list of shops', () => {
	const rowsOf = (listed: Parameters<typeof firstRunPage>[1]) => {
		const page = new DOMParser().parseFromString(
			firstRunPage('en_US', listed, beside),
			'text/html',
		);
		return [...page.querySelectorAll('.first-run-store')].map((row) =>
			row.textContent?.replace(/\s+/g, ' ').trim(),
		);
	};

	it('names each shop as its owner does, and says how many orders it has and from when', () => {
		expect(rowsOf(stores)).toEqual([
			'Rig & Rope Open now 1,234 orders · Jan 3, 2025 – Nov 28, 2026 · 5 MB',
			'other shop.example · 7 MB',
		]);
	});

	it('tells shops of the same name apart by their files', () => {
		const [first] = stores;
		const two = ['demo', 'demo-2'].map((store) => ({ ...first, store }) as (typeof stores)[0]);
		expect(rowsOf(two).map((row) => row?.includes('· demo-2 ·'))).toEqual([false, true]);
	});
});
