import { act, render } from '@testing-library/react';
import { createReduxStore, RegistryProvider } from '@wordpress/data';
import { useEffect } from 'react';
import { settle } from '../../testing/fake-shop';
import { heldPages, NAME } from '../../testing/held-pages';
import { useReaders } from './readers';
import { useShownResponses, type ShownResponses } from './shown-responses';
import type { Source } from './readers';

const page = (number: number, freshFor?: number): Source => ({
	store: NAME,
	selector: 'getPage',
	errorSelector: 'getPageError',
	args: [number],
	freshFor,
});

let seen: ShownResponses;
let now: number;

beforeEach(() => {
	now = 0;
	jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

function Age() {
	const shown = useShownResponses();
	useEffect(() => {
		seen = shown;
	});
	return null;
}
function Reader({ sources }: { sources: readonly Source[] }) {
	useReaders(sources);
	return null;
}

/** A screen that reads pages; the first ones have been requested. */
async function open(sources: readonly Source[], asked = sources.length) {
	const pages = heldPages();
	const store = pages.storeOf();
	for (const { args } of sources.slice(0, asked)) await store.ask(args[0] as number);
	const shown = (
		<RegistryProvider value={pages.registry}>
			<Age />
			<Reader sources={sources} />
		</RegistryProvider>
	);
	const { unmount } = render(shown);
	await act(() => settle());
	return {
		sent: pages.sent,
		unmount,
		respond: (index: number) => act(() => pages.request(index).respond({ rows: String(index) })),
		refuse: (index: number, error: unknown) => act(() => pages.request(index).refuse(error)),
		refresh: () => act(async () => (seen.refresh(), settle())),
	};
}

const down = { message: 'The shop is down.', data: { status: 500 } };
const busy = { message: 'Too many requests.', data: { status: 429 } };

describe('The responses on the screen', () => {
	it('have no age, request or error when there are none', async () => {
		await open([]);
		expect(seen).toMatchObject({
			receivedAt: undefined,
			isRefreshing: false,
			hasFailed: false,
			error: undefined,
			commonError: undefined,
			areAllAwaited: false,
		});
	});

	it('are as old as the oldest of them, once each has arrived', async () => {
		const screen = await open([page(1, 50), page(2, 50)]);
		expect(seen).toMatchObject({ receivedAt: undefined, areAllAwaited: true });
		now = 10;
		await screen.respond(1);
		expect(seen).toMatchObject({ receivedAt: undefined, areAllAwaited: false });
		now = 20;
		await screen.respond(0);
		expect(seen).toMatchObject({ receivedAt: 10, isRefreshing: false, areAllAwaited: false });
	});

	it('count only where they go stale', async () => {
		const screen = await open([page(1, 50), page(2)]);
		await screen.respond(0);
		expect(seen.receivedAt).toBe(0);
		await screen.respond(1);
		await screen.refresh();
		expect(screen.sent).toHaveLength(3);
	});

	it('are refreshing while a newer one is in flight', async () => {
		const screen = await open([page(1, 50), page(2, 50)]);
		await screen.respond(0);
		await screen.respond(1);
		now = 30;
		await screen.refresh();
		expect(seen).toMatchObject({ receivedAt: 0, isRefreshing: true });
		await screen.respond(2);
		expect(seen).toMatchObject({ receivedAt: 0, isRefreshing: true });
		await screen.respond(3);
		expect(seen).toMatchObject({ receivedAt: 30, isRefreshing: false, hasFailed: false });
	});

	it('report the error of a refresh while the old ones stay, until the next refresh', async () => {
		const screen = await open([page(1, 50), page(2, 50)]);
		await screen.respond(0);
		await screen.respond(1);
		await screen.refresh();
		await screen.refuse(3, down);
		await screen.respond(2);
		expect(seen).toMatchObject({ hasFailed: true, isRefreshing: false, commonError: undefined });
		expect(seen.error).toMatchObject(down);
		await screen.refresh();
		expect(seen).toMatchObject({ hasFailed: false, error: undefined, isRefreshing: true });
	});

	it('share one error when all failed alike and nothing is shown', async () => {
		const screen = await open([page(1, 50), page(2, 50)]);
		await screen.refuse(0, down);
		expect(seen.commonError).toBeUndefined();
		await screen.refuse(1, down);
		expect(seen.commonError).toMatchObject(down);
		expect(seen).toMatchObject({ hasFailed: false, areAllAwaited: false });
	});

	it('share no error while old ones stay, even if all refreshes failed alike', async () => {
		const screen = await open([page(1, 50), page(2, 50)]);
		await screen.respond(0);
		await screen.respond(1);
		await screen.refresh();
		await screen.refuse(2, down);
		await screen.refuse(3, down);
		expect(seen).toMatchObject({ hasFailed: true, commonError: undefined });
	});

	it('of another plugin’s store have no age, and are awaited until its resolution finishes', async () => {
		let hasFinished = false;
		const { registry } = heldPages();
		registry.register(
			createReduxStore('foreign', {
				reducer: () => 7,
				selectors: { getRows: () => 7, hasFinishedResolution: () => hasFinished },
			}),
		);
		const look = () => {
			const sources = [{ ...page(1, 50), store: 'foreign', selector: 'getRows' }];
			const { unmount } = render(
				<RegistryProvider value={registry}>
					<Age />
					<Reader sources={sources} />
				</RegistryProvider>,
			);
			const { receivedAt, areAllAwaited, error } = seen;
			unmount();
			return { receivedAt, areAllAwaited, error };
		};
		expect(look()).toEqual({ receivedAt: undefined, areAllAwaited: true, error: undefined });
		hasFinished = true;
		expect(look()).toEqual({ receivedAt: undefined, areAllAwaited: false, error: undefined });
	});

	it('share no error when they failed differently, when one arrived, or when there is only one', async () => {
		const differing = await open([page(1, 50), page(2, 50)]);
		await differing.refuse(0, down);
		await differing.refuse(1, busy);
		expect(seen.commonError).toBeUndefined();
		differing.unmount();

		const half = await open([page(1, 50), page(2, 50)]);
		await half.respond(0);
		await half.refuse(1, down);
		expect(seen.commonError).toBeUndefined();
		expect(seen.hasFailed).toBe(false);
		half.unmount();

		const single = await open([page(1, 50)]);
		await single.refuse(0, down);
		expect(seen.commonError).toBeUndefined();
	});

	it('are dropped with the screen', async () => {
		const screen = await open([page(1, 50)]);
		await screen.respond(0);
		const { refresh } = seen;
		screen.unmount();
		refresh();
		await settle();
		expect(screen.sent).toHaveLength(1);
	});
});
