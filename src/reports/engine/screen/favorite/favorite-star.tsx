import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { favoritesPreference, readFavorites } from '@store-analytics/rest-api';
import { InHeader } from '../../../../platform/header/header-place';
import { useAppSettings } from '../../../../platform/settings/settings-context';
import { usePreferences } from '../../../../platform/use-preferences';
import { useViews } from '../../../../views/use-views';
import { arrangeMenu } from './arrange-menu';
import './favorite-star.css';

interface FavoriteStarProps {
	readonly slug: string;
	readonly title: string;
}

/** Beside a report's title: moves the report to the top of the embedded store's menu for this user. */
export function FavoriteStar({ slug, title }: FavoriteStarProps) {
	const { standsAlone } = useAppSettings();
	const { preferences, save } = usePreferences();
	const { views } = useViews();
	const [own] = readFavorites([slug]);
	if (!standsAlone || own === undefined) return null;
	const favorites = readFavorites(preferences[favoritesPreference]);
	const isFavorite = favorites.includes(own);
	const toggle = () => {
		const others = favorites.filter((other) => other !== own);
		const changed = isFavorite ? others : [...others, own];
		arrangeMenu(changed, views);
		void save({ [favoritesPreference]: changed });
	};
	return (
		<InHeader place="title">
			<Button
				className="sa-favorite"
				icon={isFavorite ? 'star-filled' : 'star'}
				iconSize={20}
				/* translators: %s: name of a report */
				label={sprintf(__('Add %s to the favorites', 'store-analytics'), title)}
				aria-pressed={isFavorite}
				onClick={toggle}
			/>
		</InHeader>
	);
}
