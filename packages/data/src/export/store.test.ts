import { createRegistry } from '@wordpress/data';
import { fakeShop, heldResponse, type FakeShop } from '../testing/fake-shop';
import { serverError } from '../testing/shop-responses';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const path = 'POST /wc-analytics/reports/revenue/export';
const args = { after: '2026-10-01T00:00:00', interval: 'day' };
const started = {
	body: { message: 'Your report file is being generated.', export_id: '17951963205991' },
};

beforeEach(() => {
	shop = fakeShop();
	shop.on(path, started);
	registry = createRegistry();
	registry.register(store);
});

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);

describe('The export store', () => {
	it('[S7.export-and-import.1, S3.export.1] requests a report by e-mail and keeps the id of the export', async () => {
		const slow = heldResponse(started);
		shop.on(path, slow.handler);
		const starting = dispatch().startExport('revenue', args);
		const operation = { args: { interval: 'day', after: args.after }, type: 'revenue' };
		expect(select().isExportRequesting('startExport', operation)).toBe(true);
		slow.release();
		expect(await starting).toBe('Your report file is being generated.');
		expect(select().isExportRequesting('startExport', operation)).toBe(false);
		expect(select().getExportId('revenue', args)).toBe('17951963205991');
		expect(shop.calls[0]?.body).toEqual({ report_args: args, email: true });
	});

	it('[S5.stores.1, S8.15] rejects with the shop’s message when no export was started, and keeps it', async () => {
		shop.on(path, { body: { message: 'There is no data to export for the given request.' } });
		const message = 'There is no data to export for the given request.';
		await expect(dispatch().startExport('revenue', args)).rejects.toThrow(message);
		expect(select().getError('startExport', { type: 'revenue', args })).toBe(message);
		expect(select().getExportId('revenue', args)).toBeUndefined();
	});

	it('[S8.13, S8.15] rejects with the shop’s error, and succeeds on the next try', async () => {
		shop.on(path, serverError);
		await expect(dispatch().startExport('revenue', args)).rejects.toThrow('Critical error');
		expect(select().getError('startExport', { type: 'revenue', args })).toBe('Critical error');
		shop.on(path, started);
		await dispatch().startExport('revenue', args);
		expect(select().getError('startExport', { type: 'revenue', args })).toBe(false);
	});

	it('takes ids, errors and flags from extensions', async () => {
		await dispatch().setExportId('orders', {}, '5');
		await dispatch().setError('startExport', { type: 'orders', args: {} }, 'no');
		await dispatch().setIsRequesting('startExport', { type: 'orders', args: {} }, true);
		expect(select().getExportId('orders', {})).toBe('5');
		expect(select().getError('startExport', { type: 'orders', args: {} })).toBe('no');
		expect(select().isExportRequesting('startExport', { type: 'orders', args: {} })).toBe(true);
	});
});
