import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, createReduxStore, RegistryProvider } from '@wordpress/data';
import { settle } from '../../testing/fake-shop';
import { heldPages, NAME, type Rows } from '../../testing/held-pages';
import { loadable, snapshotOf, useLoadable, useRetry } from './use-loadable';
import type { Source } from './readers';

const retry = () => {};
const failure = new Error('The shop is down.');

describe('The state of a reader', () => {
	it.each([
		['nothing yet: loading', { error: undefined, isSettled: false }, undefined, 'loading'],
		[
			'an error of before while it is asked again: loading',
			{ error: failure, isSettled: false },
			undefined,
			'loading',
		],
		['data: ready', { error: undefined, isSettled: true }, 0, 'ready'],
		['an error: an error', { error: failure, isSettled: true }, undefined, 'error'],
		[
			'an error above old data: an error that has the data',
			{ error: failure, isSettled: true },
			0,
			'error',
		],
	])('depends on %s', (_title, snapshot, data, status) => {
		const seen = loadable(snapshot, data, retry);
		expect(seen).toEqual({
			status,
			data,
			error: status === 'error' ? failure : undefined,
			isRefreshing: false,
			retry,
		});
	});

	it('is ready and refreshing while a newer response is in flight', () => {
		expect(loadable({ error: failure, isSettled: false }, 'old', retry)).toEqual({
			status: 'ready',
			data: 'old',
			error: undefined,
			isRefreshing: true,
			retry,
		});
	});

	it('is an error with a message when the shop has responded without data', () => {
		const seen = loadable({ error: undefined, isSettled: true }, undefined, retry);
		expect(seen).toMatchObject({ status: 'error', data: undefined, isRefreshing: false });
		expect(seen.error).toEqual(new Error('The shop did not respond.'));
	});
});

describe('Another plugin’s store under the same name', () => {
	const foreign = (selectors: Record<string, (...args: never[]) => unknown>) => {
		const registry = createRegistry();
		registry.register(createReduxStore('foreign', { reducer: () => 7, selectors }));
		return snapshotOf((name) => registry.select(name), {
			store: 'foreign',
			selector: 'getRows',
			errorSelector: 'getRowsError',
			args: [3],
		});
	};

	it('is read as far as possible', () => {
		expect(foreign({ getRows: (state: number, page: number) => [state, page] })).toEqual({
			value: [7, 3],
			error: undefined,
			isSettled: false,
		});
	});

	it('can report errors, and the end of its requests, in its own way', () => {
		const seen = foreign({
			getRows: () => undefined,
			getRowsError: (_state: number, page: number) => `no page ${page}`,
			hasFinishedResolution: (_state: number, selector: string, args: unknown) =>
				selector === 'getRows' && JSON.stringify(args) === '[3]',
		});
		expect(seen).toEqual({ value: undefined, error: 'no page 3', isSettled: true });
	});

	it('counts as settled as soon as it has the response, before the resolution ends', () => {
		const hasResponse = (_state: number, selector: string, args: unknown) =>
			selector === 'getRows' && JSON.stringify(args) === '[3]';
		expect(foreign({ getRows: () => 7, hasResponse })).toMatchObject({ isSettled: true });
	});

	it('may lack the selector', () => {
		expect(foreign({})).toEqual({ value: undefined, error: undefined, isSettled: false });
	});
});

describe('A source on the screen', () => {
	const source: Source = {
		store: NAME,
		selector: 'getPage',
		errorSelector: 'getPageError',
		args: [1],
	};
	const sources = [source];
	const present = (value: unknown) => (value as Rows | undefined)?.rows;

	const other: Source = { ...source, args: [2] };
	function Page({ isEnabled, of = source }: { isEnabled?: boolean; of?: Source }) {
		const { status, data, retry: again } = useLoadable(of, present, isEnabled);
		return (
			<button onClick={again}>
				{status} {data}
			</button>
		);
	}
	function Again() {
		return <button onClick={useRetry(sources)}>all again</button>;
	}
	function open() {
		const pages = heldPages();
		pages.storeOf();
		const tree = (isEnabled?: boolean) => (
			<RegistryProvider value={pages.registry}>
				{isEnabled === undefined ? <Page /> : <Page isEnabled={isEnabled} />}
				<Again />
			</RegistryProvider>
		);
		return { ...pages, tree };
	}
	const respond = (pages: ReturnType<typeof open>, index: number, rows: string) =>
		act(() => pages.request(index).respond({ rows }));

	it('is requested by default, but not before it is enabled', async () => {
		const pages = open();
		const { rerender } = render(pages.tree(false));
		await act(() => settle());
		expect(pages.sent).toHaveLength(0);
		rerender(pages.tree());
		await act(() => settle());
		await respond(pages, 0, 'first');
		expect(screen.getByText('ready first')).toBeVisible();
	});

	it('shows no data from the store while it is disabled', async () => {
		const pages = open();
		const { rerender } = render(pages.tree(true));
		await act(() => settle());
		await respond(pages, 0, 'first');
		rerender(pages.tree(false));
		expect(screen.getByText('loading')).toBeVisible();
	});

	it('is always the current one, also for a retry', async () => {
		const pages = open();
		const { rerender } = render(pages.tree());
		await act(() => settle());
		await respond(pages, 0, 'first');
		rerender(
			<RegistryProvider value={pages.registry}>
				<Page of={other} />
			</RegistryProvider>,
		);
		await act(() => settle());
		await act(() => pages.request(1).refuse(failure));
		await userEvent.click(screen.getByText('error'));
		await act(() => settle());
		await respond(pages, 2, 'other');
		expect(screen.getByText('ready other')).toBeVisible();
	});

	it.each(['ready first', 'all again'])('is requested again by a click on "%s"', async (name) => {
		const pages = open();
		render(pages.tree());
		await act(() => settle());
		await respond(pages, 0, 'first');
		await userEvent.click(screen.getByRole('button', { name }));
		await act(() => settle());
		await respond(pages, 1, 'second');
		expect(screen.getByText('ready second')).toBeVisible();
	});
});
