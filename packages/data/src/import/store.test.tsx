import { createRegistry } from '@wordpress/data';
import { fakeShop, settle, type FakeShop } from '../testing/fake-shop';
import { operationError, serverError } from '../testing/shop-responses';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const page: Window & { wcSettings?: object } = window;
const path = '/wc-analytics/reports/import?days=30&skip_existing=true';

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-analytics/reports/import/status', {
		body: { is_importing: true, imported_from: -1 },
	});
	shop.on('GET /wc-analytics/reports/import/totals', { body: { customers: 265, orders: 3218 } });
	shop.on('POST /wc-analytics/reports/import', { body: { status: 'success', message: 'x' } });
	registry = createRegistry();
	registry.register(store);
});
afterEach(async () => {
	delete page.wcSettings;
	await settle();
});

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);

describe('The import store', () => {
	it('[S3.import.2, S3.import.4, S9.tables-timeline-and.4] starts with all orders, skips imported ones, and has today as date', () => {
		// Late evening in the shop, when the next day has begun in Greenwich.
		page.wcSettings = { timeZone: 'America/New_York', storeNow: '2026-11-21T03:00:00Z' };
		const { period, skipPrevious } = select().getFormSettings();
		expect(period.label).toBe('all');
		expect(period.date).toBe('11/20/2026');
		expect(skipPrevious).toBe(true);
		expect(select().getFormSettings()).toBe(select().getFormSettings());
	});

	it('[S4.import.1, S3.import.3] deactivates the import when the form changes; starting notes the time', async () => {
		const before = Date.now();
		await dispatch().setImportStarted(true);
		const { activeImport, lastImportStartTimestamp } = select().getImportStarted();
		expect(activeImport).toBe(true);
		expect(lastImportStartTimestamp).toBeGreaterThanOrEqual(before);
		await dispatch().setImportPeriod('30');
		expect(select().getImportStarted()).toEqual({ activeImport: false, lastImportStartTimestamp });
		expect(select().getFormSettings().period.label).toBe('30');
		await dispatch().setImportStarted(true);
		await dispatch().setSkipPrevious(false);
		expect(select().getImportStarted().activeImport).toBe(false);
		await dispatch().setImportPeriod('01/31/2026', true);
		expect(select().getFormSettings()).toEqual({
			period: { date: '01/31/2026', label: 'custom' },
			skipPrevious: false,
		});
	});

	it('[S4.import.1] notes the time of each start, and keeps it when an import ends or its form changes', async () => {
		const clock = jest.spyOn(Date, 'now').mockReturnValue(1000);
		await dispatch().setImportStarted(true);
		clock.mockReturnValue(5000);
		await dispatch().setImportStarted(false);
		const ended = { activeImport: false, lastImportStartTimestamp: 1000 };
		expect(select().getImportStarted()).toEqual(ended);
		await dispatch().setSkipPrevious(false);
		expect(select().getImportStarted()).toEqual(ended);
		await dispatch().setImportStarted(true);
		expect(select().getImportStarted()).toEqual({
			activeImport: true,
			lastImportStartTimestamp: 5000,
		});
		clock.mockRestore();
	});

	it('[S7.export-and-import.3, S3.import.1] requests the status again for another timestamp, without sending it', async () => {
		const { getImportStatus } = registry.resolveSelect(store);
		expect(await getImportStatus({ timestamp: 1 })).toMatchObject({ is_importing: true });
		await getImportStatus({ timestamp: 2 });
		expect(shop.calls.map(({ query }) => query)).toEqual([{}, {}]);
	});

	it('[S7.export-and-import.4, S3.import.1] requests how much there is to import', async () => {
		const query = { days: 30, skip_existing: true };
		expect(await registry.resolveSelect(store).getImportTotals(query)).toEqual({
			customers: 265,
			orders: 3218,
		});
		expect(shop.calls[0]?.query).toEqual({ days: '30', skip_existing: 'true' });
		expect(select().getImportTotals({ days: 90, skip_existing: true })).toEqual({});
	});

	it('[S7.export-and-import.2] starts an import by its path', async () => {
		expect(await dispatch().updateImportation(path, true)).toMatchObject({ status: 'success' });
		expect(select().getImportStarted().activeImport).toBe(true);
		expect(shop.calls[0]).toMatchObject({
			method: 'POST',
			query: { days: '30', skip_existing: 'true' },
		});
	});

	it('[S8.13] keeps the error of a path, rejects, and is not active', async () => {
		shop.on('POST /wc-analytics/reports/import', serverError);
		await expect(dispatch().updateImportation(path, true)).rejects.toMatchObject(operationError);
		expect(select().getImportError(path)).toMatchObject({ status: 500 });
		expect(select().getImportStarted().activeImport).toBe(false);
	});

	it('[S8.13] has failed imports tried again, and requests their number again, also after a refusal', async () => {
		const count = (failed_count: unknown, failed_overflow_count?: unknown) =>
			shop.on('GET /wc-analytics/imports/status', {
				body: { mode: 'immediate', failed_count, failed_overflow_count },
			});
		count(3, 1);
		const known = () => registry.resolveSelect(store).getImportBatches();
		expect(await known()).toMatchObject({ failed: { count: 3, overflow: 1 } });
		shop.on('POST /wc-analytics/imports/retry-failed', { body: { success: true } });
		count(0);
		await dispatch().retryFailedImports();
		expect(await known()).toMatchObject({ failed: { count: 0, overflow: 0 } });
		shop.on('POST /wc-analytics/imports/retry-failed', serverError);
		count(undefined);
		await expect(dispatch().retryFailedImports()).rejects.toMatchObject(operationError);
		expect(await known()).not.toHaveProperty('failed');
		expect(shop.callsTo('POST /wc-analytics/imports/retry-failed')).toHaveLength(2);
	});

	it('takes status, totals and errors from extensions', async () => {
		await dispatch().setImportStatus({ a: 1 }, { is_importing: false });
		await dispatch().setImportTotals({ a: 1 }, { customers: 1, orders: 2 });
		await dispatch().setImportError({ b: 1 }, 'no');
		expect(select().getImportStatus({ a: 1 })).toEqual({ is_importing: false });
		expect(select().getImportTotals({ a: 1 })).toEqual({ customers: 1, orders: 2 });
		expect(select().getImportError({ b: 1 })).toBe('no');
	});
});
