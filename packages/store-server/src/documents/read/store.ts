import type { Row } from '../../orders/lookup-rows';
import { documentIn, text, type Document, type Entry } from '../files/documents';
import { decoded, plainText } from '../files/plain-text';

/**
 * Rows of `store_meta` besides those of the schema. `store` is either a small document (`wc_version`, …) or an
 * unchanged response of system_status. The general settings supply missing values.
 */
export function metaRows(store: Document, source: string, settings: readonly Entry[] = []): Row[] {
	const environment = documentIn(store, 'environment');
	const database = documentIn(store, 'database');
	const symbol =
		plainText(documentIn(store, 'settings'), 'currency_symbol') || symbolInSettings(settings);
	const about: Readonly<Record<string, string>> = {
		currency_symbol: symbol,
		wc_version: text(store, 'wc_version') || text(environment, 'version') || '9.4.0',
		wp_version: text(store, 'wp_version') || text(environment, 'wp_version') || '6.6',
		wc_database_version:
			text(store, 'wc_database_version') || text(database, 'wc_database_version'),
		uses_old_full_refund_data: yesOrNo(store['uses_old_full_refund_data']),
	};
	return [['source', source], ...Object.entries(about).filter(([, value]) => value !== '')];
}

function yesOrNo(value: unknown): string {
	if (value === true || value === 'yes') return 'yes';
	return value === false || value === 'no' ? 'no' : '';
}

/** Options of the currency setting have names such as `Euro (&euro;) — EUR`. */
function symbolInSettings(settings: readonly Entry[]): string {
	const currency = settings.find(({ document }) => text(document, 'id') === 'woocommerce_currency');
	if (!currency) return '';
	const code = text(currency.document, 'value');
	const name = decoded(text(documentIn(currency.document, 'options'), code));
	return /\(([^()]+)\)[^()]*$/.exec(name)?.[1]?.trim() ?? '';
}
