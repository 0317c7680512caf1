import { __, sprintf } from '@wordpress/i18n';
import { Card, Date as DateTime } from '@store-analytics/components';
import { ConnectButton } from '../../platform/connect-button';
import { Facts } from '../../platform/facts';
import { useAppSettings } from '../../platform/settings/settings-context';
import { momentText } from '../../reports/data-status/sync/sync-state';
import type { AppSettings } from '../../platform/settings/settings';
import { useCount } from '../../reports/data-status/sync/use-sync';
import { sourceText } from './source-text';

/** For a store that follows no shop: its contents, and how to connect a shop. */
export function OwnData() {
	const settings = useAppSettings();
	const { importedAt, newestOrder, faults, gaps } = settings.dataSource;
	const { canChangeShops } = settings;
	return (
		<>
			<Card title={__('Data source', 'store-analytics')}>
				<p>{sourceText(settings)}</p>
				<Facts
					facts={[
						[__('Imported', 'store-analytics'), importedAt && momentText(importedAt)],
						[
							__('Newest order', 'store-analytics'),
							newestOrder && (
								<DateTime key="newest" date={newestOrder} visibleFormat={settings.dateFormat} />
							),
						],
					]}
				/>
			</Card>
			{gaps.length > 0 && (
				<Card title={__('Not in the imported files', 'store-analytics')}>
					<Sentences sentences={gaps} />
				</Card>
			)}
			<Faults {...faults} />
			<Card title={__('Connect your own shop', 'store-analytics')}>
				{canChangeShops ? <ConnectHere /> : <ConnectInTerminal />}
			</Card>
		</>
	);
}

function ConnectHere() {
	return (
		<>
			<p>
				{__(
					'Your WooCommerce shop is read over its REST API and then kept in sync. Nothing in it is ever changed.',
					'store-analytics',
				)}
			</p>
			<ConnectButton />
		</>
	);
}

function ConnectInTerminal() {
	return (
		<>
			<p>
				{__(
					'Stop Store Analytics in the terminal and start it with your shop’s address. It asks for a read-only key, loads this month first and then stays up to date. It never changes anything in the shop.',
					'store-analytics',
				)}
			</p>
			<p>
				<code dir="ltr">npm start -- --connect https://shop.example</code>
			</p>
			<p>
				{__(
					'For a large shop, or if its REST API is blocked, connect to the database:',
					'store-analytics',
				)}
			</p>
			<p>
				<code dir="ltr">npm start -- --database mysql://user@db.example/shop</code>
			</p>
			<p>
				{__('To connect your shop in the browser, or to open an export there:', 'store-analytics')}
			</p>
			<p>
				<code dir="ltr">npm start -- --choose</code>
			</p>
		</>
	);
}

/** What the import could not read. */
function Faults({ count, sentences }: AppSettings['dataSource']['faults']) {
	const shown = useCount();
	if (count === 0) return null;
	return (
		<Card
			title={sprintf(
				/* translators: %s: how many */
				__('Errors in the export: %s', 'store-analytics'),
				shown(count),
			)}
			description={__(
				'Items that could not be read were left out. The first 20 are shown.',
				'store-analytics',
			)}
		>
			<Sentences sentences={sentences} />
		</Card>
	);
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
	return (
		<ul className="sa-data__refused">
			{sentences.map((sentence) => (
				<li key={sentence} dir="auto">
					{sentence}
				</li>
			))}
		</ul>
	);
}
