import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { languageTag } from '@store-analytics/date';
import { LoadError } from '../feedback/load-error/load-error';
import { LoadingStatus } from '../feedback/placeholder/loading-status';
import { listed, useLazyModule } from '../primitives';
import { StepLegend } from '../steps/step-legend';
import { stepBounds } from '../steps/steps';
import { useGivenStore } from '../store-context/store-context';
import { loadMap, type MapLevel } from './map-levels';
import type { WorldMapProps } from './map-props';
import { MapStage } from './map-stage';
import { isOnMap, placesOf } from './places';
import './map.css';

type MapFrameProps = WorldMapProps & { readonly level: MapLevel };

/** The map with its legend; a placeholder of its size while the shapes load, or an error with a retry. */
export function MapFrame(props: MapFrameProps) {
	const { values, format, formatShort = format, nameOf, total, level } = props;
	const { locale } = useGivenStore();
	const map = useLazyModule(loadMap(level));
	const places = useMemo(
		() => placesOf({ values, format, nameOf, total }, languageTag(locale)),
		[values, format, nameOf, total, locale],
	);
	const shown = useMemo(() => places.map(({ value }) => value), [places]);
	const bounds = useMemo(() => stepBounds(shown), [shown]);
	// The module of the former level stays until the next one is there.
	const loaded = map.status === 'ready' && map.module.level === level ? map.module : null;
	const isLoading = !loaded && map.status !== 'error';
	const missing = loaded ? places.filter((place) => !isOnMap(place, loaded.shapes)) : [];
	return (
		<div className="sa-map" aria-busy={isLoading}>
			<LoadingStatus isLoading={isLoading} />
			<div className="sa-map__frame">
				{map.status === 'error' ? (
					<LoadError
						className="sa-map__error"
						what={__('The map could not load. The table has all its values.', 'store-analytics')}
						error={map.error}
						onRetry={map.retry}
					/>
				) : (
					<MapStage {...props} {...{ places, bounds, loaded }} />
				)}
			</div>
			<div className="sa-map__legend">
				<StepLegend values={shown} bounds={bounds} format={formatShort} />
			</div>
			{missing.length > 0 && (
				<p className="sa-map__missing">
					{sprintf(
						// translators: %s: names of places and their values, such as "Antarctica: $12".
						__('Not on the map: %s', 'store-analytics'),
						listed(missing.map(({ name, text }) => `${name} (${text})`)),
					)}
				</p>
			)}
		</div>
	);
}
