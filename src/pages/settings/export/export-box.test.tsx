import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ShopExport } from '@store-analytics/rest-api';
import { ExportBox } from '.';

const user = userEvent.setup({ delay: null });
const none: ShopExport = {
	status: 'none',
	share: 0,
	file: '',
	done: 0,
	total: null,
	is_stalled: false,
	reason: '',
	download: '',
	bytes: 0,
	kept_until: 0,
};
const running = { ...none, status: 'running', file: 'orders', done: 230, total: 3000, share: 0.4 };
let asked: string[];
let reply: object;

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
	asked = [];
	reply = none;
	window.fetch = async (input, options) => {
		const url = decodeURIComponent(String(input)).replace(/^.*store-analytics\/v1|\?.*$/g, '');
		// Some servers reject DELETE: REST knows it by a header.
		const method = new Headers(options?.headers).get('x-http-method-override');
		asked.push(`${method ?? options?.method ?? 'GET'} ${url}`);
		const text = JSON.stringify(reply);
		return {
			ok: true,
			status: 200,
			headers: new Headers(),
			json: async () => JSON.parse(text),
			text: async () => text,
		} as Response; // jsdom has none
	};
});
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const click = async (name: string) => {
	await user.click(screen.getByRole('button', { name }));
	await pass(50);
};

describe('The export of the shop', () => {
	it('says what personal data is in it before it starts, shows its progress and then the download', async () => {
		render(<ExportBox />);
		await pass(50);
		expect(screen.getByText(/personal data of your customers: names, email/)).toBeVisible();
		reply = running;
		await click('Export this shop');
		expect(asked.at(-1)).toMatch(/^POST \/export$/);
		expect(screen.getByText('Exporting orders: 230 of 3,000')).toBeVisible();
		expect(screen.getByRole('progressbar')).toHaveValue(0.4);
		reply = {
			...none,
			status: 'done',
			download: 'https://shop.example/file?_wpnonce=1',
			bytes: 1_330_000,
			kept_until: 1_795_000_000,
		};
		await pass(2100);
		expect(asked.at(-1)).toBe('GET /export');
		expect(screen.getByText(/^The export is ready \(1\.3 MB\)/)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Download the export' })).toHaveAttribute(
			'href',
			'https://shop.example/file?_wpnonce=1',
		);
		const before = asked.length;
		await pass(10_000);
		expect(asked.length).toBe(before);
		reply = none;
		await click('Delete the file');
		expect(asked.at(-1)).toBe('DELETE /export');
		expect(screen.queryByRole('link')).toBeNull();
	});

	it('does the next step itself if nothing runs in the background', async () => {
		reply = { ...running, is_stalled: true };
		render(<ExportBox />);
		await pass(50);
		await pass(2100);
		expect(asked).toEqual(['GET /export', 'POST /export/step']);
	});

	it('says why it failed, and starts again', async () => {
		reply = { ...none, status: 'failed', reason: 'The disk of this server is full.' };
		render(<ExportBox />);
		await pass(50);
		expect(screen.getByRole('status')).toHaveTextContent('The disk of this server is full.');
		reply = running;
		await click('Try again');
		expect(screen.getByRole('progressbar')).toBeVisible();
		reply = none;
		await click('Cancel');
		expect(asked.at(-1)).toBe('DELETE /export');
	});

	it.each([
		['before it starts', none],
		['while it runs', running],
		['when it is done', { ...none, status: 'done', download: 'https://shop.example/file' }],
		['after a failure', { ...none, status: 'failed', reason: 'The disk is full.' }],
	])('has no accessibility violation %s', async (_when, state) => {
		reply = state;
		const { container } = render(<ExportBox />);
		await pass(50);
		jest.useRealTimers();
		const rules = { 'color-contrast': { enabled: false } };
		const { violations } = await axe.run(container, { rules });
		expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
	});
});
