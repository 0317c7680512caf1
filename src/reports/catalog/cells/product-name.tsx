import type { ReactNode } from 'react';
import { decodeEntities } from '@store-analytics/currency';
import './product-name.css';

interface ProductNameProps {
	/** The web address of its picture. */
	readonly source: string | undefined;
	readonly children: ReactNode;
}

/** A product's name beside its picture. Where no row has a picture, the style sheet leaves no room for any. */
export function ProductName({ source, children }: ProductNameProps) {
	return (
		<span className="sa-product-name">
			<span className="sa-product-name__picture">
				{source && <img src={source} alt="" width={24} height={24} loading="lazy" />}
			</span>
			<span className="sa-product-name__text">{children}</span>
		</span>
	);
}

/** Returns the web address of a picture that the shop sends in HTML; undefined without one, and for WooCommerce's grey stand-in. */
export function pictureIn(image: string | undefined): string | undefined {
	const tag = /<img\s[^>]*>/i.exec(image ?? '')?.[0] ?? '';
	const source = decodeEntities(/\ssrc=(["'])(.*?)\1/i.exec(tag)?.[2] ?? '');
	const isStandIn = /\bwoocommerce-placeholder\b/.test(tag);
	return /^https?:\/\//i.test(source) && !isStandIn ? source : undefined;
}
