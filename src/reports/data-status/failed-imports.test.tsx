import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { importStore } from '@store-analytics/data';
import { FailedImportsOfShop } from './failed-imports';

const user = userEvent.setup({ delay: null });
let failed: number;
let asked: string[];

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
	failed = 2;
	asked = [];
	page({ manage_woocommerce: true });
	globalThis.fetch = jest.fn(async (path: unknown, options?: RequestInit) => {
		asked.push(`${options?.method ?? 'GET'} ${String(path).replace(/^.*wc-analytics|\?.*$/g, '')}`);
		const body = JSON.stringify({ mode: 'immediate', failed_count: failed });
		return { ok: true, status: 200, headers: new Headers(), text: async () => body };
	}) as never; // the part of a response that is read
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	page({});
});

function page(capabilities: object): void {
	const currentUserData = { capabilities };
	Object.assign(window, { wcSettings: { wcVersion: '11.0.0', admin: { currentUserData } } });
}

async function open() {
	const registry = createRegistry();
	registry.register(importStore);
	render(
		<RegistryProvider value={registry}>
			<FailedImportsOfShop />
		</RegistryProvider>,
	);
	await pass(100);
}

const pass = async (milliseconds: number) => {
	for (let passed = 0; passed < milliseconds; passed += 500) {
		await act(() => jest.advanceTimersByTimeAsync(Math.min(500, milliseconds)));
	}
};
const polls = () => asked.filter((request) => request === 'GET /imports/status').length;
const text = () => screen.queryByRole('status')?.textContent;
const missing = '2 orders are missing from the reports, because their import failed.';

describe('Another try of failed imports', () => {
	it('is awaited for some minutes, and ends when the orders are there', async () => {
		await open();
		expect(text()?.trim()).toBe(missing);
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await pass(100);
		expect(asked).toContain('POST /imports/retry-failed');
		expect(text()).toBe(`${missing} The shop is importing them again…`);
		expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
		const before = polls();
		await pass(4000);
		expect(polls()).toBe(before);
		failed = 0;
		await pass(2000);
		expect(polls()).toBe(before + 1);
		expect(text()).toBeUndefined();
		await pass(600_000);
		expect(polls()).toBe(before + 1);
	});

	it('can be repeated if the orders are still missing after that', async () => {
		await open();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await pass(100);
		const before = polls();
		await pass(600_000);
		expect(polls()).toBe(before + 8);
		expect(text()?.trim()).toBe(missing);
		expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	it('is not offered to users who may not manage the shop, and the shop is not asked', async () => {
		page({ view_woocommerce_reports: true });
		await open();
		expect(asked).toEqual([]);
		expect(text()).toBeUndefined();
	});
});
