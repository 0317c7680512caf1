import { idList, type ArgumentSchemas } from '../../router/schema';
import { matchArgument } from '../arguments';

const addressList = { type: 'array', items: { type: 'string' }, default: [] } as const;

/** Filters of the Downloads report. */
export const downloadFilterArguments = {
	match: matchArgument,
	product_includes: idList,
	product_excludes: idList,
	order_includes: idList,
	order_excludes: idList,
	customer_includes: idList,
	customer_excludes: idList,
	ip_address_includes: addressList,
	ip_address_excludes: addressList,
} as const satisfies ArgumentSchemas;
