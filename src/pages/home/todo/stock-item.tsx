import { useId, useState, type FormEvent } from 'react';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@store-analytics/currency';
import { Button, Link, TextField, useStore } from '@store-analytics/components';
import { readNumber, readText } from '../../../platform/read-value';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { productLink } from '../../../platform/record-links';
import { formatCount } from '../../../reports/engine/definition/cells';
import { useStockChange, type LowProduct } from './use-stock-change';

/** A product that is low in stock, its quantity, and a field to change it if the store allows writing. */
export function StockItem({ product: fields }: { product: Readonly<Record<string, unknown>> }) {
	const settings = useAppSettings();
	const { currency } = useStore();
	const product: LowProduct = {
		...fields,
		id: readNumber(fields.id, 0),
		parent_id: readNumber(fields.parent_id, 0),
		type: readText(fields.type),
		name: decodeEntities(readText(fields.name)),
		stock_quantity: readNumber(fields.stock_quantity, 0),
	};
	const left = product.stock_quantity;
	return (
		<li className="sa-home__item">
			<span className="sa-home__item-line">
				<Link {...productLink(settings, product.parent_id || product.id)}>{product.name}</Link>
				<span>
					{sprintf(
						/* translators: %s: how many of a product are left */
						_n('%s left', '%s left', left, 'store-analytics'),
						formatCount(left, currency),
					)}
				</span>
			</span>
			{settings.connectedShop === null && <StockForm product={product} />}
		</li>
	);
}

function StockForm({ product }: { product: LowProduct }) {
	const [typed, setTyped] = useState<string>();
	const text = typed ?? String(product.stock_quantity);
	const [isSaving, setIsSaving] = useState(false);
	const [isRefused, setIsRefused] = useState(false);
	const helpId = useId();
	const save = useStockChange(product);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const quantity = /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : undefined;
		setIsRefused(quantity === undefined);
		if (quantity === undefined || quantity === product.stock_quantity) return;
		setIsSaving(true);
		if (await save(quantity)) setTyped(undefined);
		setIsSaving(false);
	};
	return (
		<form className="sa-home__stock" noValidate onSubmit={(event) => void submit(event)}>
			<TextField
				label={
					/* translators: %s: name of a product */
					sprintf(__('Stock of %s', 'store-analytics'), product.name)
				}
				hideLabelFromVision
				inputMode="numeric"
				value={text}
				onChange={setTyped}
				aria-invalid={isRefused || undefined}
				aria-describedby={isRefused ? helpId : undefined}
			/>
			<Button
				type="submit"
				variant="secondary"
				isBusy={isSaving}
				label={
					/* translators: %s: name of a product */
					sprintf(__('Update the stock of %s', 'store-analytics'), product.name)
				}
			>
				{_x('Update', 'stock of a product', 'store-analytics')}
			</Button>
			{isRefused && (
				<span id={helpId} role="alert" className="sa-home__refused">
					{__('Enter a whole number.', 'store-analytics')}
				</span>
			)}
		</form>
	);
}
