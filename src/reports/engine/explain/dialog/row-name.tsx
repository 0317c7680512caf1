import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { formatPhpDate } from '@store-analytics/date';
import type { RowsBehind } from '@store-analytics/rest-api/metrics';
import { readRecord, readText } from '../../../../platform/read-value';
import { customerLink, orderLink, productLink } from '../../../../platform/record-links';
import type { AppSettings } from '../../../../platform/settings/settings';
import { useAppSettings } from '../../../../platform/settings/settings-context';
import type { Row } from './use-rows';

/** A row's name, linked to its page if it has one. */
export function RowName({ report, row }: Pick<RowsBehind, 'report'> & { row: Row }) {
	const settings = useAppSettings();
	const details = readRecord(row['extended_info']);
	switch (report) {
		case 'tax-orders':
		case 'orders': {
			const parent = Number(row['parent_id']);
			const id = parent || Number(row['order_id']);
			const number = readText(row['order_number'], String(id));
			const day = formatPhpDate(readText(row['date']), settings.dateFormat);
			const name = parent
				? /* translators: 1: number of an order, 2: day */
					sprintf(__('Refund of order %1$s, %2$s', 'store-analytics'), number, day)
				: /* translators: 1: number of an order, 2: day */
					sprintf(__('Order %1$s, %2$s', 'store-analytics'), number, day);
			return <Link {...orderLink(settings, id)}>{name}</Link>;
		}
		case 'products':
		case 'variations': {
			const id = Number(row['product_id']);
			return <Link {...productLink(settings, id)}>{readText(details['name'], `#${id}`)}</Link>;
		}
		case 'customers':
			return customerName(row, settings);
		case 'stock':
			return (
				<Link {...productLink(settings, Number(row['parent_id']) || Number(row['id']))}>
					{readText(row['name'], `#${Number(row['id'])}`)}
				</Link>
			);
		case 'coupons':
			return readText(details['code'], String(row['coupon_id']));
		case 'taxes':
			return readText(row['name'], String(row['tax_rate_id']));
		default:
			return readText(row['file_name'], String(row['id']));
	}
}

function customerName(row: Row, settings: AppSettings) {
	const name = readText(row['name']).trim() || readText(row['username']);
	const link = customerLink(settings, {
		id: Number(row['id']),
		user_id: Number(row['user_id']) || null,
	});
	const shown = name || __('Guest', 'store-analytics');
	return link ? <Link {...link}>{shown}</Link> : shown;
}
