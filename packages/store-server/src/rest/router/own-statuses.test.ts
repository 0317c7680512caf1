import { statusList } from '../reports/arguments';
import { withOwnStatuses } from './own-statuses';

describe('statuses in arguments', () => {
	it('are those of the shop, wherever WooCommerce’s own are taken', () => {
		const own = ['any', 'trash', 'pending', 'packed'];
		const schemas = withOwnStatuses({ status_is: statusList, name: { type: 'string' } }, own);
		expect(schemas['status_is']?.items?.enum).toEqual(own);
		expect(schemas['name']).toEqual({ type: 'string' });
	});
});
