import { forwardRef } from 'react';
import { decodeEntities } from '@store-analytics/currency';
import { ExtensionSlot } from '../extensions/slots';
import type { Query } from '../platform/query';
import { Activity } from './activity';
import { HeaderPlace } from '../platform/header/header-place';
import { isPaletteOfWordPress } from '../platform/plugin-data';
import { useAppSettings } from '../platform/settings/settings-context';
import { Palette } from './palette/palette';
import { WordPressPalette } from './palette/wordpress-palette';
import './header.css';

interface HeaderProps {
	readonly title: string;
	readonly query: Query;
	/** Whether the screen says how old its numbers are. */
	readonly status?: boolean;
}

/** The bar above every screen; its heading is where focus goes after a change of screen. */
export const Header = forwardRef<HTMLHeadingElement, HeaderProps>(function Header(
	{ title, query, status },
	heading,
) {
	const { server, siteTitle } = useAppSettings();
	const fillProps = { isEmbedded: false, query };
	return (
		<div className={`woocommerce-layout__header${server.hasGreyHeader ? ' is-grey' : ''}`}>
			<div className="woocommerce-layout__header-wrapper">
				<ExtensionSlot name="woocommerce_header_navigation_item" fillProps={fillProps} />
				<div className="sa-header-start">
					<h1
						ref={heading}
						tabIndex={-1}
						className="woocommerce-layout__header-heading"
						data-shop={decodeEntities(siteTitle) || undefined}
					>
						<ExtensionSlot name="woocommerce_header_page_title" isSingle fillProps={fillProps}>
							{title}
						</ExtensionSlot>
					</h1>
					<HeaderPlace name="title" />
				</div>
				{status && <HeaderPlace name="status" />}
				<ExtensionSlot name="woocommerce_header_item" fillProps={fillProps} />
				{isPaletteOfWordPress() ? <WordPressPalette /> : <Palette />}
				<Activity />
			</div>
		</div>
	);
});
