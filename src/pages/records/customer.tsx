import { __ } from '@wordpress/i18n';
import { Card, Date as DateTime, useStore } from '@store-analytics/components';
import { useItems } from '@store-analytics/data';
import type { PageProps } from '../page-props';
import { readNumber, readRecord, readText } from '../../platform/read-value';
import { Facts } from '../../platform/facts';
import { accountScreen, OpenInShop } from '../../platform/open-in-shop';
import { useAppSettings } from '../../platform/settings/settings-context';
import { PhoneLink } from '../../reports/catalog/cells/phone-link';
import { formatCount } from '../../reports/engine/definition/cells';
import { placeLine } from './address-lines';
import { OrdersTable } from './orders-table';
import { Record } from './record';

/** A customer, with all purchases. */
export default function CustomerPage({ params }: Pick<PageProps, 'params'>) {
	const id = Number(params.id);
	const customers = useItems('customers', { include: id });
	return (
		<Record
			found={customers}
			missing={__('Customer not found', 'store-analytics')}
			nameOf={(customer) => nameOf(readRecord(customer))}
		>
			{(customer) => (
				<>
					<CustomerFacts customer={customer} />
					<OrdersTable title={__('Orders', 'store-analytics')} of={{ customer_includes: id }} />
				</>
			)}
		</Record>
	);
}

function nameOf({ name, username }: ReturnType<typeof readRecord>): string {
	return readText(name).trim() || readText(username) || __('Guest', 'store-analytics');
}

function CustomerFacts({ customer }: { customer: unknown }) {
	const { countries, dateFormat } = useAppSettings();
	const { currency } = useStore();
	const fields = readRecord(customer);
	const text = (key: string) => readText(fields[key]);
	const amount = (key: string) => currency.formatAmount(readNumber(fields[key], 0));
	const day = (key: string) =>
		text(key) && <DateTime date={text(key)} visibleFormat={dateFormat} />;
	// Guests have no account to open.
	const user = readNumber(fields.user_id, 0);
	const phone = (key: string) => text(key) && <PhoneLink phone={text(key)} />;
	return (
		<Card title={nameOf(fields)} action={user > 0 && <OpenInShop screen={accountScreen(user)} />}>
			<Facts
				facts={[
					[__('Email', 'store-analytics'), text('email')],
					[__('Billing phone', 'store-analytics'), phone('billing_phone')],
					[__('Shipping phone', 'store-analytics'), phone('shipping_phone')],
					[__('Username', 'store-analytics'), text('username')],
					[__('Role', 'store-analytics'), text('role')],
					[__('City', 'store-analytics'), placeLine(fields)],
					[
						__('Country / Region', 'store-analytics'),
						countries[text('country')] ?? text('country'),
					],
					[__('Date registered', 'store-analytics'), day('date_registered')],
					[__('Last active', 'store-analytics'), day('date_last_active')],
					[
						__('Orders', 'store-analytics'),
						formatCount(readNumber(fields.orders_count, 0), currency),
					],
					[__('Total spend', 'store-analytics'), amount('total_spend')],
					[
						__('AOV', 'store-analytics'),
						fields.avg_order_value === null ? '' : amount('avg_order_value'),
					],
				]}
			/>
		</Card>
	);
}
