import type { ReactNode } from 'react';
import clsx from 'clsx';
import { H } from '../../section/section';
import './section-header.css';

export interface SectionHeaderProps {
	title: ReactNode;
	/** An EllipsisMenu. */
	menu?: ReactNode;
	/** Controls between the rule and the menu. */
	children?: ReactNode;
	className?: string;
}

/**
 * Shows a heading with a rule up to its controls and menu.
 * @example <SectionHeader title="Charts" menu={<EllipsisMenu label="More" renderContent={content} />} />
 */
export function SectionHeader({ title, menu, children, className }: SectionHeaderProps) {
	return (
		<div className={clsx('woocommerce-section-header', className)}>
			<H className="woocommerce-section-header__title woocommerce-section-header__header-item">
				{title}
			</H>
			<hr role="presentation" />
			{children && <div className="woocommerce-section-header__actions">{children}</div>}
			{menu && <div className="woocommerce-section-header__menu">{menu}</div>}
		</div>
	);
}
