export { Plugins, type PluginsProps } from './plugins';
export type { InstallReply } from './use-installer';
