import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';

/** Leads to the page Shops, which connects a shop in the browser. */
export function ConnectButton() {
	return (
		<Button variant="primary" href="/shops#way-connect">
			{__('Connect my shop', 'store-analytics')}
		</Button>
	);
}
