import { __ } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import type { ReportPartProps } from '../../engine/definition/definition';
import { screenLink } from '../links';
import './about-taxes.css';

/** What Taxes lacks in wp-admin, and where it is. */
export function RatesAlone({ query }: ReportPartProps) {
	return (
		<p className="sa-about-taxes">
			{__(
				'Taxable amounts by country and state, and columns for the EU one-stop shop (OSS), are in the tax report of the store server.',
				'store-analytics',
			)}{' '}
			<Link
				type="wc-admin"
				href={screenLink('breakdown', query, { by: 'billing_country', chart: 'net_revenue' })}
			>
				{__('Break down taxes by country here', 'store-analytics')}
			</Link>
		</p>
	);
}
