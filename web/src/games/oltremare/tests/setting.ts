import settings from '../demo/settings.json'
import { type SettingJson, withNames } from '../setting'

export const setting = withNames(settings['2005'] as unknown as SettingJson)
export const older = withNames(settings['2004'] as unknown as SettingJson)
