import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ExportInfo, ExportsOverview, SavedExport } from '@store-analytics/rest-api';
import ExportSection from '.';

const user = userEvent.setup({ delay: null });
const empty: ExportsOverview = { exports: [], saved: [], folder: '/srv/exports', kept: 10 };
const running: ExportInfo = {
	...{ id: '20261120170000-000012345678', tables: ['orders', 'refunds'], report: null },
	...{ format: 'parquet', since: null, until: null, personal: false },
	...{ state: 'running', rows: 1200, totalRows: 3000, problem: null, files: [] },
	...{ startedAt: '2026-11-20T17:00:00Z', endedAt: null },
};
const done: ExportInfo = {
	...running,
	...{ state: 'done', rows: 3000, endedAt: '2026-11-20T17:00:02Z', personal: true },
	files: [{ name: 'orders.parquet', bytes: 1_200_000 }],
};
const saved: SavedExport = {
	...{ id: '0123456789abcdef', name: 'Every night', tables: ['orders'], format: 'csv' },
	...{ personal: false, covers: 'all', every: 'day', at: '03:00', isRunning: false },
	nextAt: '2026-11-21T03:00:00Z',
	to: { kind: 'folder', folder: 'shop/nightly' },
	runs: [
		{
			at: '2026-11-20T03:00:02Z',
			problem: 'The folder does not exist.',
			rows: 0,
			bytes: 0,
			place: null,
		},
	],
};

let asked: { request: string; body: unknown }[];
let overview: ExportsOverview;
let refusal: object | null;

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
	asked = [];
	overview = empty;
	refusal = null;
	window.fetch = async (input, options) => {
		const url = decodeURIComponent(String(input)).replace(/^.*store-analytics\/v1|\?.*$/g, '');
		// Some servers reject DELETE: REST knows it by a header.
		const method = new Headers(options?.headers).get('x-http-method-override') ?? options?.method;
		const body: unknown = options?.body ? JSON.parse(String(options.body)) : undefined;
		if (method !== 'GET' && method !== undefined) asked.push({ request: `${method} ${url}`, body });
		const isRefused = refusal !== null && method === 'POST';
		const text = JSON.stringify(isRefused ? refusal : overview);
		return {
			ok: !isRefused,
			status: isRefused ? 400 : 200,
			headers: new Headers(),
			json: async () => JSON.parse(text),
			text: async () => text,
		} as Response; // jsdom has none
	};
});
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const click = async (name: string | RegExp) => {
	await user.click(screen.getByRole('button', { name }));
	await pass(50);
};

async function open(state: ExportsOverview) {
	overview = state;
	const rendered = render(<ExportSection />);
	await pass(50);
	return rendered;
}

describe('Data → Export', () => {
	it('exports all facts as CSV, which every spreadsheet opens, without personal data unless the user chooses otherwise', async () => {
		await open(empty);
		expect(screen.getByText(/^No exports yet/)).toBeVisible();
		expect(screen.getByLabelText('Include personal data')).not.toBeChecked();
		await click('Start the export');
		expect(asked).toEqual([
			{
				request: 'POST /exports',
				body: {
					tables: ['orders', 'lines', 'refunds', 'taxes', 'customers', 'products', 'days'],
					...{ format: 'csv', personal: false },
				},
			},
		]);
	});

	it('exports the rows of a report of some days as CSV', async () => {
		await open(empty);
		await user.selectOptions(screen.getByLabelText('Content'), 'Orders');
		expect(screen.queryByRole('group', { name: 'Tables' })).toBeNull();
		expect(screen.queryByRole('option', { name: 'DuckDB' })).toBeNull();
		await user.type(screen.getByLabelText('First day'), '2026-10-01');
		await user.type(screen.getByLabelText('Last day'), '2026-10-31');
		await click('Start the export');
		expect(asked[0]?.body).toEqual({
			...{ report: 'orders', format: 'csv', personal: false },
			...{ since: '2026-10-01', until: '2026-10-31' },
		});
	});

	it('shows the progress, then the file, and deletes it', async () => {
		await open({ ...empty, exports: [running] });
		expect(screen.getByRole('progressbar')).toHaveValue(1200);
		expect(screen.getByText('Rows: 1,200 of 3,000')).toBeVisible();
		overview = { ...empty, exports: [done] };
		await pass(1100);
		expect(
			screen.getByRole('link', { name: /^Download: Orders · Refunds · Parquet/ }),
		).toHaveAttribute('href', `admin.php?action=store_analytics_download_export&export=${done.id}`);
		expect(screen.getByText(/Rows: 3,000 · 1\.2 MB · With personal data/)).toBeVisible();
		await click(/^Delete: Orders/);
		expect(asked.at(-1)?.request).toBe(`DELETE /exports/${done.id}`);
	});

	it('cancels a running export', async () => {
		await open({ ...empty, exports: [running] });
		await click(/^Cancel: Orders/);
		expect(asked.at(-1)?.request).toBe(`POST /exports/${running.id}/cancel`);
	});

	it('says why a request or an export failed', async () => {
		await open({
			...empty,
			exports: [
				{
					...running,
					state: 'failed',
					problem: 'The disk is full.',
					endedAt: '2026-11-20T17:00:02Z',
				},
			],
		});
		expect(screen.getByRole('alert')).toHaveTextContent('The disk is full.');
		refusal = { code: 'x', message: '"since" is after "until".', data: { status: 400 } };
		await click('Start the export');
		expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
			/^The export could not be started\. .*"since" is after "until"\./,
		);
	});

	it('saves an export that repeats, with its target', async () => {
		await open(empty);
		await click('Schedule an export');
		await user.type(screen.getByLabelText('Name'), 'Nightly');
		await user.click(screen.getByLabelText('An S3-compatible bucket'));
		await user.type(screen.getByLabelText('Address of the service'), 'https://s3.example');
		await user.type(screen.getByLabelText('Bucket'), 'exports');
		await user.type(screen.getByLabelText('Access key'), 'AKIA');
		await user.type(screen.getByLabelText('Secret of the access key'), 'hidden');
		await click('Save the export');
		expect(asked.at(-1)).toMatchObject({
			request: 'POST /exports/saved',
			body: {
				...{ name: 'Nightly', every: 'day', at: '03:00', personal: false, secret: 'hidden' },
				to: {
					kind: 'bucket',
					endpoint: 'https://s3.example',
					bucket: 'exports',
					accessKey: 'AKIA',
				},
			},
		});
		expect(screen.queryByLabelText('Name')).toBeNull();
	});

	it('keeps what was typed if an export cannot be saved', async () => {
		await open(empty);
		await click('Schedule an export');
		await user.type(screen.getByLabelText('Name'), 'Nightly');
		await user.type(screen.getByLabelText('Folder'), '../out');
		refusal = {
			code: 'x',
			message: 'Enter a folder such as “exports/shop”.',
			data: { status: 400 },
		};
		await click('Save the export');
		expect(screen.getByRole('alert')).toHaveTextContent(/could not be saved\. .*Enter a folder/);
		expect(screen.getByLabelText('Folder')).toHaveValue('../out');
	});

	it('shows why the last run failed, runs it now, and asks before it ends it', async () => {
		await open({ ...empty, saved: [saved] });
		const runs = screen.getByRole('list', { name: 'Last runs' });
		expect(within(runs).getByRole('alert')).toHaveTextContent('The folder does not exist.');
		await click('Run now: Every night');
		expect(asked.at(-1)?.request).toBe(`POST /exports/saved/${saved.id}/run`);
		await click('Delete: Every night');
		const question = within(screen.getByRole('alertdialog'));
		expect(question.getByText(/Stop repeating “Every night”/)).toBeVisible();
		await user.click(question.getByRole('button', { name: 'Delete' }));
		await pass(50);
		expect(asked.at(-1)?.request).toBe(`DELETE /exports/saved/${saved.id}`);
	});

	it.each([
		['without exports', empty],
		[
			'with all kinds of them',
			{ ...empty, exports: [{ ...running, id: 'x' }, done], saved: [saved], folder: null },
		],
	])('has no accessibility violation %s', async (_when, state) => {
		const { container } = await open(state);
		await click('Schedule an export');
		jest.useRealTimers();
		const rules = { 'color-contrast': { enabled: false } };
		const { violations } = await axe.run(container, { rules });
		expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
	});
});
