// The list of packages of a release, in the format CycloneDX 1.6. It has no time and no random number, so that the same
// packages result in the same bytes.

/** Converts an integrity value of the lockfile, such as "sha512-…", to a hash of CycloneDX. */
const hashOf = (integrity) => {
  const [, algorithm, value] = /^(sha\d+)-(.+)$/.exec(integrity)
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') }
}

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** A license expression such as "(MIT OR Apache-2.0)", or the id of one license. */
const licenseOf = (license) => (/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } })

const componentOf = ({ place, version, license, integrity }) => {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    purl: purlOf(name, version),
    ...(license === undefined ? {} : { licenses: [licenseOf(license)] }),
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
  }
}

/**
 * @param product name, version and license of the release
 * @param packages entries of the lockfile, each with its path as `place`
 */
export const sbomOf = ({ name, version, license }, packages) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': name, name, version, licenses: [licenseOf(license)] } },
  components: [...new Map(packages.map(componentOf).map((component) => [component.purl, component])).values()],
})
