import { __ } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import { instantOf } from '@store-analytics/date';
import { timeAgo } from '../../../inbox/time-ago';
import { useAppSettings } from '../../../platform/settings/settings-context';

/** How long ago a moment (UTC) was; null is never. */
export function Ago({ moment }: { readonly moment: string | null }) {
	const { userLocale } = useAppSettings();
	const { now } = useStore();
	if (moment === null) return <>{__('Never', 'store-analytics')}</>;
	return (
		<time dateTime={moment} title={moment}>
			{timeAgo(new Date(moment), instantOf(now()), userLocale)}
		</time>
	);
}
