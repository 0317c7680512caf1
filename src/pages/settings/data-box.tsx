import { __ } from '@wordpress/i18n';
import { Link, SectionHeader } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { dataScreen } from '@store-analytics/rest-api';
import { useAppSettings } from '../../platform/settings/settings-context';
import { sourceText } from '../data/source-text';
import { useScrollHere } from './use-scroll-here';

/** The source of the reports, with a link to its page; `shouldScroll` scrolls the box into view. */
export function DataBox({ shouldScroll }: { readonly shouldScroll: boolean }) {
	const box = useScrollHere(shouldScroll);
	const settings = useAppSettings();
	return (
		<section ref={box} className="woocommerce-settings-data">
			<SectionHeader title={__('Data', 'store-analytics')} />
			<div className="woocommerce-settings-data__body">
				<p>{sourceText(settings)}</p>
				<Link
					className="sa-button is-secondary"
					href={getNewPath(getPersistedQuery(), dataScreen.path, {})}
				>
					{__('Data details', 'store-analytics')}
				</Link>
			</div>
		</section>
	);
}
