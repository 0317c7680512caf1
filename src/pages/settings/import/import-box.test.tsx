import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { importStore, itemsStore, notesStore, reportsStore } from '@store-analytics/data';
import { ImportBox } from '.';

const user = userEvent.setup({ delay: null });
let asked: string[];
let replies: Record<string, unknown>;

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
	asked = [];
	replies = {
		'/status': { is_importing: false },
		'/totals': { customers: 3, orders: 52 },
		'reports/import': { status: 'success', message: '' },
		notes: [],
	};
	window.fetch = async (input, options) => {
		const url = decodeURIComponent(String(input));
		const found = Object.keys(replies).find((part) => url.replace(/\?.*/, '').endsWith(part));
		asked.push(`${options?.method ?? 'GET'} ${url.replace(/^.*wc-analytics\//, '')}`);
		const reply = replies[found ?? ''];
		return {
			ok: true,
			status: 200,
			headers: new Headers(),
			json: async () => reply,
			text: async () => JSON.stringify(reply),
		} as Response; // jsdom has none
	};
});
afterEach(() => jest.useRealTimers());

async function open() {
	const registry = createRegistry();
	for (const store of [importStore, notesStore, reportsStore, itemsStore]) registry.register(store);
	render(
		<RegistryProvider value={registry}>
			<ImportBox shouldScroll={false} />
		</RegistryProvider>,
	);
	await pass(100);
}
const importing = (imported: number) => ({
	customers: { imported: 3, total: 3 },
	orders: { imported, total: 52 },
	imported_from: -1,
	is_importing: imported < 52,
});
const status = () => screen.getByRole('status', { name: '' }).textContent;
const polls = () => asked.filter((request) => request.includes('/status')).length;
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

describe('the import box', () => {
	it('[S9.tables-timeline-and.4, S3.import.2] offers all orders, without those imported before', async () => {
		await open();
		expect(screen.getByLabelText('Period')).toHaveDisplayValue('All');
		expect(screen.getByRole('checkbox', { name: /^Skip/ })).toBeChecked();
		await pass(100);
		expect(status()).toBe('Status: Ready to import');
		expect(screen.getByText('0 of 52')).toBeVisible();
		expect(asked.join()).toContain('skip_existing=true');
		await pass(10_000);
		expect(polls()).toBe(1);
	});

	it('shows no count before the shop has sent one', async () => {
		const opened = open();
		expect(status()).toBe('');
		expect(screen.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true');
		await opened;
		await pass(100);
		expect(status()).toBe('Status: Ready to import');
	});

	it('[S4.import.1] starts, polls every three seconds until it is done, and can then be repeated', async () => {
		await open();
		await user.selectOptions(screen.getByLabelText('Period'), '90');
		replies['/status'] = importing(10);
		await pass(100);
		await user.click(screen.getByRole('button', { name: 'Start' }));
		await pass(100);
		expect(screen.getByText('10 of 52')).toBeVisible();
		expect(asked.find((request) => request.startsWith('POST'))).toMatch(
			/import\?skip_existing=true&days=90/,
		);
		expect(status()).toBe('Status: Importing orders');
		expect(screen.getByRole('button', { name: 'Stop import' })).toBeVisible();
		expect(screen.getByLabelText('Period')).toBeDisabled();
		const before = polls();
		replies['/status'] = importing(52);
		await pass(2500);
		expect(polls()).toBe(before);
		await pass(700);
		expect(polls()).toBe(before + 1);
		await pass(100);
		expect(status()).toBe('Status: All historical data imported');
		expect(screen.getByRole('button', { name: 'Re-import data' })).toBeVisible();
		await pass(10_000);
		expect(polls()).toBe(before + 1);
	});

	it('shows an error when the server refused', async () => {
		await open();
		await pass(100);
		expect(status()).toBe('Status: Ready to import');
		replies['reports/import'] = { status: 'error', message: 'An import is running.' };
		await user.click(screen.getByRole('button', { name: 'Start' }));
		await pass(100);
		expect(screen.getByRole('alert')).toHaveTextContent('An import is running.');
		expect(screen.getByRole('button', { name: /^Delete/ })).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await pass(100);
		expect(status()).toBe('Status: Ready to import');
	});
});
